import { sessionCalls } from '@declic/openapi/accounts';
import { withEarlyAnswer } from '@declic/session/early';
import { startSessionRenewal, type SessionRenewal } from '@declic/session/writer';

/** Starts the page's one writer of the session, on the accounts service. */
export function startSession(onEnded: () => void): SessionRenewal {
  return startSessionRenewal({ ...sessionCalls, refresh: withEarlyAnswer(sessionCalls.refresh), onEnded });
}
