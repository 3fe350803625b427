import { registerSessionWriter } from '../session-ports';
import type { Session } from '../session';
import { anonymousSession, type SessionState, writableSessionStore } from '../session-store';
import { type RenewalLock, withRenewalLock } from './renewal-lock';
import { serverSignOut } from './server-sign-out';
import { openSessionChannel, type SessionChannel } from './session-channel';

/** How often the keeper looks at the token's age. */
export const CHECK_EVERY_MS = 30_000;
/** A token with this much life left, or less, is renewed. */
export const RENEW_BELOW_MS = 90_000;
/** Waits between the attempts of the very first renewal, when the network fails. */
const START_RETRY_DELAYS_MS = [500, 1_500];

/** What the keeper needs from the outside. */
export interface SessionKeeperPorts {
  /** Renews the session of the refresh cookie; `'ended'` when it is over, `null` when there is none. Rejects when the server could not answer. */
  refresh(): Promise<Session | 'ended' | null>;
  /** Ends the session of the refresh cookie. Rejects when the server did not answer. */
  signOut(signal: AbortSignal): Promise<void>;
  /** Called whenever a session ends, here or in another tab, e.g. to forget what was fetched for that person. */
  onEnded?(): void;
  channel?: SessionChannel;
  /** Runs one renewal or replacement of all tabs at a time. */
  lock?: RenewalLock;
}

/** A running keeper. */
export interface SessionKeeper {
  /** Resolves when the first answer is in. */
  readonly ready: Promise<void>;
  stop(): void;
}

/**
 * The only writer of the session: renews it before it expires and synchronises the tabs of a browser. A network failure does
 * not end the session; only a response of the server does.
 *
 * @decision D3
 */
export function keepSession({
  refresh,
  signOut,
  onEnded,
  channel = openSessionChannel(),
  lock = withRenewalLock,
}: SessionKeeperPorts): SessionKeeper {
  let epoch = 0;
  let pending: Promise<void> | undefined;
  /** Whether the refresh cookie may know of another session than this page does. */
  let inDoubt = true;
  const atServer = serverSignOut(signOut);

  const userId = () => writableSessionStore.getState().user?.id;
  /** A pending renewal may have restored the cookie of the ended session. */
  const isSignedOutHere = () => {
    const { status, signedOutBy } = writableSessionStore.getState();
    return status === 'anonymous' && signedOutBy === null;
  };

  const accept = (session: Session) => {
    const before = userId();
    epoch += 1;
    inDoubt = false;
    if (atServer.isOwed()) atServer.drop();
    // What was fetched for one person is not for the next, who may have signed in in another tab.
    if (before !== undefined && before !== session.user.id) onEnded?.();
    writableSessionStore.setState({
      status: 'signed-in',
      user: session.user,
      accessToken: session.access_token,
      expiresAt: Date.now() + session.expires_in * 1_000,
      signedOutBy: null,
    });
    // Also when this page has only found out, e.g. behind the link of a mail: tabs that wait for it go on.
    if (before !== session.user.id) channel.post({ kind: 'signed-in', userId: session.user.id });
  };

  const end = (signedOutBy: SessionState['signedOutBy']) => {
    epoch += 1;
    // The next checks tell the server what it does not know yet.
    inDoubt = atServer.isOwed();
    const wasSignedIn = userId() !== undefined;
    writableSessionStore.setState({ ...anonymousSession, signedOutBy });
    if (wasSignedIn) onEnded?.();
  };

  const renewOnce = async (): Promise<void> => {
    const asked = epoch;
    const session = await lock(async () => {
      if (atServer.isOwed()) await atServer.tell();
      return refresh();
    });
    if (asked !== epoch) {
      // Signed in or out meanwhile: this answer is about a session that is gone, but its cookie may have taken the newer one's place.
      inDoubt = true;
      return renewOnce();
    }
    if (session && session !== 'ended') accept(session);
    // Without a cookie there was no session that could have ended, unless this page has one.
    else end(!isSignedOutHere() && (session === 'ended' || userId() !== undefined) ? 'ended' : null);
  };

  const renew = () => (pending ??= renewOnce().finally(() => (pending = undefined)));

  /**
   * Adopts the session of another tab. A pending renewal was sent before that tab signed in, so it is awaited and a new one
   * follows.
   */
  const follow = async (other: string) => {
    await pending?.catch(() => undefined);
    if (other === userId()) return;
    inDoubt = true;
    await renew();
    // Two tabs signed in at once, and the cookie is not that of the other: it has to look as well.
    const mine = userId();
    if (mine !== undefined && mine !== other) channel.post({ kind: 'signed-in', userId: mine });
  };

  const start = async () => {
    if (atServer.isOwed()) {
      end(null);
      return check();
    }
    for (const delay of [...START_RETRY_DELAYS_MS, null]) {
      try {
        return await renew();
      } catch {
        if (delay === null) break;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
    // Leaves the loading state; `inDoubt` stays set, so that the next check asks again.
    if (writableSessionStore.getState().status === 'loading') {
      writableSessionStore.setState({ ...anonymousSession, signedOutBy: 'unreachable' });
    }
  };

  const check = () => {
    const { expiresAt } = writableSessionStore.getState();
    const isDue = inDoubt || (expiresAt !== null && expiresAt - Date.now() <= RENEW_BELOW_MS);
    if (isDue) renew().catch(() => undefined); // the next check tries again
  };
  const checkWhenVisible = () => document.visibilityState === 'visible' && check();

  const unregister = registerSessionWriter({
    accept,
    async renew(refusedToken) {
      const before = userId();
      // Another call may have been refused before, and the token been renewed meanwhile.
      if (writableSessionStore.getState().accessToken === refusedToken) await renew();
      return userId() === before ? writableSessionStore.getState().accessToken : null;
    },
    async replace(open) {
      // A token that was refused in the middle could not be renewed: the lock is taken.
      await renew();
      await lock(async () => {
        const { accessToken } = writableSessionStore.getState();
        if (accessToken === null) throw new Error('The session is over.');
        accept(await open(accessToken));
      });
    },
    async checkForSession() {
      if (userId() === undefined) await renew();
    },
    async signOut() {
      const isTold = await atServer.tell().then(
        () => true,
        () => false,
      );
      end(null);
      channel.post({ kind: 'signed-out' });
      return isTold;
    },
  });

  channel.listen((message) => {
    if (message.kind === 'signed-out') return userId() === undefined ? undefined : end('ended');
    atServer.drop();
    follow(message.userId).catch(() => undefined); // the next check tries again
  });

  const timer = setInterval(check, CHECK_EVERY_MS);
  // Timers are suspended with the machine and in hidden tabs, so the token is also checked when the page becomes visible.
  document.addEventListener('visibilitychange', checkWhenVisible);
  globalThis.addEventListener('online', check);

  return {
    ready: start(),
    stop() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkWhenVisible);
      globalThis.removeEventListener('online', check);
      unregister();
      channel.close();
    },
  };
}
