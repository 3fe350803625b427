import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ACCEPTED = /^[\w-]{8,64}$/;

/** The edge names every request; one that reaches a service without it is named here. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
}

/** Which composition of the page a call came from, when it says so in a plausible way. */
export function compositionIdOf(request: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = request.headers['x-composition-id'];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : undefined;
}
