import type { FastifyInstance } from 'fastify';
import { allowedMethods, isEventStreamPath } from '../contract/routes';
import { MethodNotAllowedError } from '../errors/request-errors';

/** Answers a path of the contract that is asked with another method: 405, or what is allowed when that was the question. */
export function refuseOtherMethods(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    // HEAD of an event stream would open the stream without a reader.
    if (!request.is404 && !(request.method === 'HEAD' && isEventStreamPath(path))) return done();
    const allowed = allowedMethods(path);
    if (allowed === undefined) return done();
    if (request.method !== 'OPTIONS') return done(new MethodNotAllowedError(allowed));
    void reply.code(204).header('allow', allowed).send();
  });
}
