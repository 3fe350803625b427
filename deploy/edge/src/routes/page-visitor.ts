import { createVisitorId, readVisitorId, visitorCookie } from '@declic/nest-kit/composition';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The visitor who asks for a page: by the cookie, or a new one who gets it. Only while a canary runs, because nothing else tells
 * visitors apart; without one no cookie is set.
 */
export function identifyPageVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  hasCanary: boolean,
): string | undefined {
  if (!hasCanary) return undefined;
  const known = readVisitorId(request.headers.cookie);
  if (known !== undefined) return known;
  const visitorId = createVisitorId();
  void reply.header('set-cookie', visitorCookie(visitorId, { secure: request.protocol === 'https' }));
  return visitorId;
}
