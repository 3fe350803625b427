import { Transform, type Readable } from 'node:stream';
import { BODY_LIMIT } from '@declic/nest-kit/body-limit';
import type { FastifyRequest } from 'fastify';

const BEACON_PATH = '/api/releases/beacons';
const BEACON_LIMIT = 16 * 1024;

export class BodyTooLargeError extends Error {
  readonly code = 'payload_too_large';
}

export function bodyLimitOf(path: string): number {
  return path === BEACON_PATH ? BEACON_LIMIT : BODY_LIMIT;
}

/** Whether the request already says that it is too large. One that does not say (chunked) is counted by `countedBody`. */
export function announcesTooMuch(request: FastifyRequest, limit: number): boolean {
  return Number(request.headers['content-length'] ?? 0) > limit;
}

/** Passes a body through and fails it once it exceeds the limit. */
export function countedBody(body: Readable, limit: number): Readable {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > limit ? new BodyTooLargeError('The request body is too large.') : null, chunk);
    },
  });
  body.on('error', (error) => counter.destroy(error));
  return body.pipe(counter);
}

/**
 * Reads what is left of a body that nobody wants any more. The visitor's connection stays usable for the next request, and a
 * visitor who sends without end is cut off by the server's time-out.
 */
export function discardRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded) return;
  raw.unpipe();
  raw.resume();
}
