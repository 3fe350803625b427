import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, createBrotli, varyByEncoding } from '../http/encoding';

/** Below this the answer fits into one packet either way. */
const LEAST_BYTES = 1_400;

/**
 * Compresses public answers, as the client accepts it. Answers to one user stay as they are: next to a secret, the length of a
 * compressed answer would tell what is in it (BREACH).
 */
export function compressAnswer(request: FastifyRequest, reply: FastifyReply, answer: Readable): Readable {
  // RFC 9110, 15.4.5: a 304 has the `vary` of the 200, but neither its type nor its length, by which it could be told to be short.
  if (isPublicRead(request, reply) && reply.statusCode === 304) varyByEncoding(reply);
  if (!isCompressible(request, reply)) return answer;
  varyByEncoding(reply);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return answer;

  reply.header('content-encoding', encoding).removeHeader('content-length');
  const compressed = encoding === 'br' ? createBrotli() : createGzip();
  // A failure of either side destroys the other one.
  pipeline(answer, compressed, () => undefined);
  return compressed;
}

function isPublicRead({ method }: FastifyRequest, reply: FastifyReply): boolean {
  return method === 'GET' && /^public\b/.test(readHeader(reply, 'cache-control'));
}

function isCompressible(request: FastifyRequest, reply: FastifyReply): boolean {
  return (
    isPublicRead(request, reply) &&
    reply.statusCode === 200 &&
    /^(application\/json|text\/)/.test(readHeader(reply, 'content-type')) &&
    readHeader(reply, 'content-encoding') === '' &&
    Number(readHeader(reply, 'content-length')) >= LEAST_BYTES
  );
}

function readHeader(reply: FastifyReply, name: string): string {
  return String(reply.getHeader(name) ?? '');
}
