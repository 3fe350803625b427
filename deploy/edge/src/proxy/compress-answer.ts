import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, createBrotli } from '../http/encoding';

/** Below this the answer fits into one packet either way. */
const LEAST_BYTES = 1_400;

/**
 * Compresses what everybody may read, as the client accepts it. Answers to one user stay as they are: next to a secret, the length of a
 * compressed answer would tell what is in it (BREACH).
 */
export function compressAnswer(request: FastifyRequest, reply: FastifyReply, answer: Readable): Readable {
  if (!isCompressible(request, reply)) return answer;
  const varies = reply.getHeader('vary');
  reply.header('vary', varies ? `${String(varies)}, accept-encoding` : 'accept-encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return answer;

  reply.header('content-encoding', encoding).removeHeader('content-length');
  const compressed = encoding === 'br' ? createBrotli() : createGzip();
  // A failure of either side destroys the other one.
  pipeline(answer, compressed, () => undefined);
  return compressed;
}

function isCompressible({ method }: FastifyRequest, reply: FastifyReply): boolean {
  const header = (name: string) => String(reply.getHeader(name) ?? '');
  return (
    method === 'GET' &&
    reply.statusCode === 200 &&
    /^public\b/.test(header('cache-control')) &&
    /^(application\/json|text\/)/.test(header('content-type')) &&
    header('content-encoding') === '' &&
    Number(header('content-length')) >= LEAST_BYTES
  );
}
