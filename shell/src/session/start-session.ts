import { sessionCalls } from '@declic/openapi/accounts';
import { keepSession, type SessionKeeper } from '@declic/session/writer';

/** Starts the page's one writer of the session, on the accounts service. */
export function startSession(onEnded: () => void): SessionKeeper {
  return keepSession({ ...sessionCalls, onEnded });
}
