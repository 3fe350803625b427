import { Transform, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

const KIB = 1024;
const BEACON_PATH = '/api/releases/beacons';

/** What the largest form of the product needs, several times over. */
const ORDINARY_LIMIT = 2 * KIB * KIB;
const BEACON_LIMIT = 16 * KIB;

export class BodyTooLargeError extends Error {
  readonly code = 'payload_too_large';
}

export function bodyLimitOf(path: string): number {
  return path === BEACON_PATH ? BEACON_LIMIT : ORDINARY_LIMIT;
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
