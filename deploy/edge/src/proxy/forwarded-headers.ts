import type { FastifyRequest } from 'fastify';

/** What only the edge may say about a caller. `expect` was answered by our own server already. */
const DROPPED = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'expect',
]);

/** The headers of a request as a service gets them. */
export function forwardedHeaders<Value>(request: FastifyRequest, headers: Record<string, Value>) {
  // The proxy names a type for a body that came without one.
  const untyped = request.headers['content-type'] === undefined;
  const kept = Object.entries(headers).filter(([name]) => !DROPPED.has(name) && !(untyped && name === 'content-type'));
  return {
    ...Object.fromEntries(kept),
    host: request.host,
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}
