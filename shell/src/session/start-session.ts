import { sessionCalls } from '@declic/openapi/accounts';
import { siteHome } from '@declic/remote-kit/host';
import { withEarlyAnswer } from '@declic/session/early';
import { startSessionRenewal, type SessionRenewal } from '@declic/session/writer';

/** Starts the page's one writer of the session, on the accounts service. */
export function startSession(onEnded: () => void): SessionRenewal {
  // Visitors of a microsite host do not sign in.
  const refresh = siteHome() === undefined ? withEarlyAnswer(sessionCalls.refresh) : () => Promise.resolve(null);
  return startSessionRenewal({ ...sessionCalls, refresh, onEnded });
}
