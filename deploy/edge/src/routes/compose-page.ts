import { createVisitorId, readVisitorId, visitorCookie } from '@declic/nest-kit/composition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from '../composition/composition';
import type { CompositionSource } from '../composition/composition-source';
import { anyCanary, forVisitor } from '../composition/for-visitor';
import type { TicketIssuer } from '../composition/ticket-issuer';

interface PageSource {
  readonly compositions: CompositionSource;
  readonly tickets: TicketIssuer;
}

/** What the page of this visitor is made of, with a ticket for it; undefined while there is no composition at all. */
export async function composePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { compositions, tickets }: PageSource,
): Promise<Composition | undefined> {
  const stable = await compositions.current();
  const { canaries } = compositions;
  const visitorId = anyCanary(canaries) ? identifyVisitor(request, reply) : undefined;
  return stable && tickets.withTicket(forVisitor(stable, canaries, visitorId), request.ip);
}

/** By the cookie, or as a new visitor who gets it. Only while a canary runs: nothing else tells visitors apart. */
function identifyVisitor(request: FastifyRequest, reply: FastifyReply): string {
  const known = readVisitorId(request.headers.cookie);
  if (known !== undefined) return known;
  const visitorId = createVisitorId();
  void reply.header('set-cookie', visitorCookie(visitorId, { secure: request.protocol === 'https' }));
  return visitorId;
}
