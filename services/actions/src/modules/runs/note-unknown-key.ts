import type { FastifyRequest } from 'fastify';
import { callers } from '../calls/caller';
import type { SentKey } from '../calls/sent-key';
import { getCallNotes } from '../request-log/call-notes';

/** For the log of calls: the call belongs to no account, unless its key was one once. */
export function noteUnknownKey(request: FastifyRequest, { tokenHash }: SentKey): void {
  callers.delete(request);
  getCallNotes(request).unknownKey = tokenHash;
}
