import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { announcesTooMuch, bodyLimitOf, BodyTooLargeError, countedBody, discardRest } from '../http/limit-body';
import { sendProblem } from '../http/problem';
import type { EdgeConfig } from '../config';

/** A language model may think for a while; an event stream may be silent for longer than any time-out. */
const ANSWER_TIMEOUT_MS = 120_000;

/** What only the edge may say about a caller. `expect` was answered by our own server already. */
const DROPPED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'expect',
];

/** `/api/<service>/**` and `/v1/**` to the services, `/dev/**` to the local mailbox and payments where there are any. */
export async function addProxyRoutes(
  app: FastifyInstance,
  { services, mailboxUrl, paymentsUrl }: Pick<EdgeConfig, 'services' | 'mailboxUrl' | 'paymentsUrl'>,
): Promise<void> {
  for (const [service, url] of Object.entries(services)) await addProxy(app, `/api/${service}`, url, service);
  await addProxy(app, '/v1', services.actions, 'actions');
  if (mailboxUrl) await addProxy(app, '/dev', mailboxUrl, 'mailbox');
  if (paymentsUrl) await addProxy(app, '/dev/payments', paymentsUrl, 'payments');
}

async function addProxy(app: FastifyInstance, prefix: string, upstream: string, service: string): Promise<void> {
  await app.register(async (scope) => {
    refuseLargeBodies(scope);
    endStreamsOnClose(scope);
    await scope.register(proxy, {
      prefix,
      rewritePrefix: prefix,
      upstream,
      disableRequestLogging: true,
      undici: { connections: 256, headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: 0, keepAliveTimeout: 4_000 },
      replyOptions: {
        // The library would repeat a GET ten times on 503; whether to try again is the caller's decision.
        retryDelay: () => null,
        // The library's types allow for HTTP/2, which this server does not speak.
        rewriteRequestHeaders: (request, headers) => forwardedHeaders(request as FastifyRequest, headers),
        rewriteHeaders: (headers) => ({ 'cache-control': 'no-store', ...headers }),
        onError: (reply, { error }) => answerFailure(reply as unknown as FastifyReply, error, service),
      },
    });
  });
}

function forwardedHeaders(request: FastifyRequest, headers: Record<string, unknown>) {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED.includes(name)));
  return {
    ...kept,
    host: request.host,
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

function refuseLargeBodies(scope: FastifyInstance): void {
  scope.addHook('preParsing', async (request, reply, payload) => {
    const limit = bodyLimitOf(request.url.split('?', 1)[0] ?? '');
    if (announcesTooMuch(request, limit)) {
      tooLarge(reply.header('connection', 'close'));
      return payload;
    }
    return request.headers['content-length'] === undefined && request.headers['transfer-encoding']
      ? countedBody(payload, limit)
      : payload;
  });
  scope.addHook('onResponse', async (request) => discardRest(request));
}

/** Event streams have no end of their own; without this a shutdown would wait for every open tab. */
function endStreamsOnClose(scope: FastifyInstance): void {
  const open = new Set<FastifyReply>();
  scope.addHook('onSend', async (_request, reply, payload) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      open.add(reply);
      reply.raw.once('close', () => open.delete(reply));
    }
    return payload;
  });
  scope.addHook('preClose', async () => {
    for (const reply of open) reply.raw.destroy();
  });
}

function answerFailure(reply: FastifyReply, error: Error, service: string): void {
  const cause = rootCause(error);
  if (cause instanceof BodyTooLargeError) {
    tooLarge(reply);
    return;
  }
  const late = 'code' in cause && /TIMEOUT/.test(String(cause.code));
  // The library has logged the error itself; this line says whose it is.
  reply.log.error({ service }, 'service did not answer');
  sendProblem(reply, {
    status: late ? 504 : 503,
    code: 'service_unavailable',
    title: late
      ? `The ${service} service took too long to answer.`
      : `The ${service} service is not available right now.`,
    extra: { service },
  });
}

function tooLarge(reply: FastifyReply): void {
  sendProblem(reply, { status: 413, code: 'payload_too_large', title: 'The request body is too large.' });
}

function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}
