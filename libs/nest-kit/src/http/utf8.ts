import { isUtf8 } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import { MalformedRequestError, UnsupportedMediaTypeError } from '../errors/request-errors';

/** ASCII is a part of UTF-8. */
const READABLE = new Set(['utf-8', 'utf8', 'us-ascii']);

/**
 * A body as text. Nothing is replaced or guessed: a call with other bytes than its sender meant would be charged.
 *
 * @throws {UnsupportedMediaTypeError} when the request names another encoding than UTF-8.
 * @throws {MalformedRequestError} when the bytes are not UTF-8.
 */
export function utf8TextOf({ headers }: Pick<FastifyRequest, 'headers'>, body: Buffer): string {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase();
  if (charset !== undefined && !READABLE.has(charset)) throw new UnsupportedMediaTypeError('Send the body in UTF-8.');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new UnsupportedMediaTypeError('Send the body without Content-Encoding.');
  if (!isUtf8(body)) throw new MalformedRequestError('The body is not valid UTF-8.');
  return body.toString('utf8');
}
