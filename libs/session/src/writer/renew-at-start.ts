import { anonymousSession, writableSessionStore } from '../session-store';
import type { ServerSignOut } from './server-sign-out';
import type { SessionSync } from './session-sync';

/** Waits between the attempts of the very first renewal, when the network fails. */
const RETRY_DELAYS_MS = [500, 1_500];

/** Asks for the session of the refresh cookie, and leaves the loading state even when the server does not answer. */
export async function renewAtStart(sync: SessionSync, atServer: ServerSignOut, check: () => void): Promise<void> {
  if (atServer.isOwed()) {
    sync.clear(null);
    return check();
  }
  for (const delay of [...RETRY_DELAYS_MS, null]) {
    try {
      return await sync.renew();
    } catch {
      if (delay === null) break;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  // The session may still be stale, so the next check asks again.
  if (writableSessionStore.getState().status === 'loading')
    writableSessionStore.setState({ ...anonymousSession, signedOutBy: 'unreachable' });
}
