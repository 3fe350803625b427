import { randomUUID } from 'node:crypto';
import { NO_CONTENT_POLICY, PERMISSIONS_POLICY } from '@declic/nest-kit/page-policies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the pages below `/dev` have in common: their headers, and a problem document for an unknown address. */
export function addDevAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': PERMISSIONS_POLICY,
      // A page has a policy of its own, which replaces this one.
      'content-security-policy': NO_CONTENT_POLICY,
    });
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, 404, 'not_found', 'There is nothing at this address.'),
  );
}

/** An error of the framework names what is wrong with the request; any other one is logged and not shown. */
export function sendErrorProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = toStatus(error);
  if (status < 500) return sendProblem(request, reply, status, 'malformed_request', 'The request cannot be read.');
  console.error(error);
  return sendProblem(request, reply, 500, 'internal_error', 'Something went wrong on our side.');
}

/** The status that an error carries, otherwise 500. */
export function toStatus(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

function sendProblem(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: string,
  title: string,
): FastifyReply {
  // The edge names every request; a request from elsewhere gets a name here.
  const id = headers['x-request-id'] ?? randomUUID();
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type: `/docs/errors/${code}`, title, status, code, request_id: id }));
}
