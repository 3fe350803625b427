import type { Readable } from 'node:stream';
import { BODY_LIMIT } from '@declic/nest-kit/body-limit';
import { findBodyLimit } from '@declic/nest-kit/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lingerAfterAnswer } from '../http/linger';
import { sendProblem } from '../http/problem';
import { sendRefusal } from '../http/refusal-page';
import { type BodyMemory, BodyMemoryError } from '../limits/body-memory';
import { obtainLease } from '../limits/request-lease';
import { identifyVisitor } from '../limits/visitor';
import { BodyAbortedError, BodyTooLargeError, readBody } from './read-body';

const BEACON_PATH = '/api/releases/beacons';
const BEACON_LIMIT = 16 * 1024;

/** In bytes; found once for each request. */
const bodyLimits = new WeakMap<FastifyRequest, number>();

/** Leaves bodies to the handler, and answers what can go wrong with them. */
export function acceptBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  scope.addHook('preParsing', async (request, reply, payload) => {
    const limit = selectBodyLimit(request);
    bodyLimits.set(request, limit);
    if ((readAnnouncedLength(request) ?? 0) > limit) {
      lingerAfterAnswer(request.raw);
      answerTooLarge(reply.header('connection', 'close'));
    }
    return payload;
  });
  scope.addHook('onResponse', async (request) => discardRest(request));
}

/**
 * The body, read whole within the limits of size, time and memory; undefined when there is none.
 *
 * @throws what `answerBodyError` answers.
 */
export async function readWholeBody(
  request: FastifyRequest,
  reply: FastifyReply,
  memory: BodyMemory,
): Promise<Buffer | undefined> {
  if (!request.body) return undefined;
  const { network } = identifyVisitor(request);
  const body = await readBody(request.body as Readable, {
    limit: bodyLimits.get(request) ?? BODY_LIMIT,
    announced: readAnnouncedLength(request),
    reserve(bytes) {
      memory.take(network, bytes);
      obtainLease(request, reply).onEnd(() => memory.giveBack(network, bytes));
    },
  });
  return body.length > 0 ? body : undefined;
}

/** False when it is an error of another kind. */
export function answerBodyError(error: unknown, reply: FastifyReply): boolean {
  if (error instanceof BodyTooLargeError) answerTooLarge(reply);
  else if (error instanceof BodyMemoryError) answerNoMemory(reply, error);
  else if (error instanceof BodyAbortedError) answerAborted(reply);
  else return false;
  return true;
}

function selectBodyLimit({ method, url }: FastifyRequest): number {
  const path = url.split('?', 1)[0] ?? '';
  return path === BEACON_PATH ? BEACON_LIMIT : (findBodyLimit(method, path) ?? BODY_LIMIT);
}

function readAnnouncedLength({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

function answerTooLarge(reply: FastifyReply): void {
  sendRefusal(reply, { status: 413, code: 'payload_too_large', title: 'The request body is too large.' });
}

function answerNoMemory(reply: FastifyReply, { exhausted }: BodyMemoryError): void {
  reply.header('retry-after', '2');
  if (exhausted === 'network') {
    const title = 'Too many large requests at the same time from this network. Try again in a moment.';
    sendRefusal(reply, { status: 429, code: 'too_many_requests', title });
  } else {
    const title = 'Too many large requests at the same time. Try again in a moment.';
    sendRefusal(reply, { status: 503, code: 'service_unavailable', title });
  }
}

/** The client is gone; the answer only ends the request for the framework. */
function answerAborted(reply: FastifyReply): void {
  reply.log.info('client left before its body was complete');
  sendProblem(reply, { status: 400, code: 'malformed_request', title: 'The request body is not complete.' });
}

/**
 * Reads what is left of a body that is not used. The client's connection stays usable for the next request, and a client that sends
 * without end is cut off by the server's time-out.
 */
function discardRest({ raw }: FastifyRequest): void {
  if (!raw.readableEnded) raw.resume();
}
