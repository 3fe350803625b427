import type { FastifyInstance } from 'fastify';

/** Headers of every answer. What only pages need (the content security policy) is set with the page. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    // Over plain HTTP the header is ignored by browsers, and on localhost it would outlive the stack.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
