import { anonymousSession, writableSessionStore } from '../session-store';
import type { ServerSignOut } from './server-sign-out';
import type { SessionSync } from './session-sync';

/** Waits between the attempts of the very first renewal, when the network fails. */
const RETRY_DELAYS_MS = [500, 1_500];
/**
 * A page shows itself, or the sign-in, after this time without an answer: with its code it stands there within 8 s. Longer than
 * another tab may hold the lock.
 */
export const START_TIMEOUT_MS = 5_500;

/**
 * Asks for the session of the refresh cookie, and leaves the loading state even when the server does not answer. An answer that comes
 * later is taken all the same.
 */
export async function renewAtStart(sync: SessionSync, atServer: ServerSignOut, check: () => void): Promise<void> {
  if (atServer.isOwed()) {
    sync.clear(null);
    return check();
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, START_TIMEOUT_MS)));
  await Promise.race([renewWithRetries(sync), timeout]);
  clearTimeout(timer);
  // The session may still be stale, so the next check asks again.
  if (writableSessionStore.getState().status === 'loading')
    writableSessionStore.setState({ ...anonymousSession, signedOutBy: 'unreachable' });
}

/** Ends without a session known when all attempts have failed. */
async function renewWithRetries(sync: SessionSync): Promise<void> {
  for (const delay of [...RETRY_DELAYS_MS, null]) {
    try {
      return await sync.renew();
    } catch {
      if (delay !== null) await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
