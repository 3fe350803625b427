import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ACCEPTED = /^[\w-]{8,64}$/;

/** The caller's request id when it is harmless in a log line, otherwise a new one. The edge names every request with it, a service what reaches it unnamed. */
export function readRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
}

/** Which composition of the page a call came from, when it says so in a plausible way. */
export function readCompositionId(request: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = request.headers['x-composition-id'];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : undefined;
}
