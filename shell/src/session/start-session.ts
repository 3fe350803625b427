import { sessionCalls } from '@declic/openapi/accounts';
import { startSessionRenewal, type SessionRenewal } from '@declic/session/writer';

/** Starts the page's one writer of the session, on the accounts service. */
export function startSession(onEnded: () => void): SessionRenewal {
  return startSessionRenewal({ ...sessionCalls, onEnded });
}
