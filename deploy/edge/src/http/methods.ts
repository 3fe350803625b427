import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem';

/** What can be read takes these, as an `Allow` header lists them. */
export const READ_ONLY = 'GET, HEAD, OPTIONS';

/** Answers a method that an address does not take: 405, or what it takes when that was the question. */
export function refuseMethod({ method }: FastifyRequest, reply: FastifyReply, allowed: string): FastifyReply {
  reply.header('allow', allowed);
  if (method === 'OPTIONS') return reply.code(204).header('cache-control', 'no-store').send();
  return sendProblem(reply, { status: 405, code: 'method_not_allowed', title: `This address takes ${allowed}.` });
}
