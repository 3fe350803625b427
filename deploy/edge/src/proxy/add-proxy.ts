import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyMemory } from '../limits/body-memory';
import { type Concurrency, limitConcurrency } from '../limits/limit-concurrency';
import { obtainLease, releaseService } from '../limits/request-lease';
import { answerFailure } from './answer-failure';
import { compressAnswer } from './compress-answer';
import { endStreamsOnClose } from './event-streams';
import { forwardedHeaders } from './forwarded-headers';
import { acceptBodies, answerBodyError, readWholeBody } from './request-body';
import { spool } from './spool';
import type { UpstreamPool } from './upstream-pool';

export interface ProxyRoute {
  readonly prefix: string;
  readonly service: string;
  readonly url: string;
  readonly pool: UpstreamPool;
  readonly concurrency: Concurrency;
  readonly memory: BodyMemory;
  /** Only this path below the prefix, which answers with an event stream. */
  readonly streamPath?: string;
}

/** The library wants a type for a body; a request that names none is passed on without one. */
const UNKNOWN_TYPE = 'application/octet-stream';

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** Passes a prefix on to a service. The body is read first and the answer is spooled, so clients set no pace for services. */
export async function addProxy(app: FastifyInstance, route: ProxyRoute): Promise<void> {
  const { prefix, url, pool, concurrency, memory, streamPath } = route;
  await app.register(async (scope) => {
    limitConcurrency(scope, concurrency, streamPath === undefined ? 'requests' : 'event streams');
    acceptBodies(scope);
    endStreamsOnClose(scope);
    await scope.register(proxy, {
      prefix,
      rewritePrefix: prefix,
      upstream: url,
      disableRequestLogging: true,
      proxyPayloads: false,
      undici: pool as { request: UpstreamPool['request'] } as NonNullable<FastifyHttpProxyOptions['undici']>, // it calls `request` with a callback only
      ...(streamPath !== undefined && { routes: [streamPath], httpMethods: ['GET'] }),
      replyOptions: replyOptions(route),
      handler: (request, reply, path, options) => forward(request, reply, path, { ...options, memory }),
    });
  });
}

/** Also a service that answers after its client has left is waited for: until then it works for that client. */
function replyOptions({ service, streamPath }: ProxyRoute): ReplyOptions {
  return {
    // The library would repeat a GET ten times on 503; whether to try again is the caller's decision.
    retryDelay: () => null,
    // The library's types allow for HTTP/2, which this server does not support.
    rewriteRequestHeaders: (request, headers) => forwardedHeaders(request as FastifyRequest, headers),
    rewriteHeaders: (headers, request) => {
      if (request) releaseService(request as FastifyRequest);
      return { 'cache-control': 'no-store', ...headers };
    },
    onResponse: (request, reply, { stream }) => {
      if (streamPath !== undefined) void reply.send(stream);
      else void reply.send(compressAnswer(request as FastifyRequest, reply as unknown as FastifyReply, spool(stream)));
    },
    onError: (reply, { error }) => {
      releaseService(reply.request as FastifyRequest);
      answerFailure(reply as unknown as FastifyReply, error, service);
    },
  };
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { memory, ...options }: ReplyOptions & { memory: BodyMemory },
): Promise<FastifyReply> {
  try {
    const body = await readWholeBody(request, reply, memory);
    obtainLease(request, reply).hold('service');
    return reply.from(path, {
      ...options,
      ...(body && { body, contentType: request.headers['content-type'] ?? UNKNOWN_TYPE }),
    });
  } catch (error) {
    releaseService(request);
    if (!answerBodyError(error, reply)) throw error;
    return reply;
  }
}
