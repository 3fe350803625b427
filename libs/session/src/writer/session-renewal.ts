import { registerSessionWriter } from '../session-ports';
import { writableSessionStore } from '../session-store';
import { type RenewalLock, withRenewalLock } from './renewal-lock';
import { renewAtStart } from './renew-at-start';
import { serverSignOut } from './server-sign-out';
import { openSessionChannel, type SessionChannel } from './session-channel';
import { SessionSync, type SessionSyncPorts } from './session-sync';
import { sessionWriter } from './session-writer';

/** How often the token's age is checked. */
export const CHECK_EVERY_MS = 30_000;
/** A token with this much life left, or less, is renewed. */
const RENEW_BELOW_MS = 90_000;

/** What renewing a session needs from the outside. */
export interface SessionRenewalPorts extends Pick<SessionSyncPorts, 'refresh' | 'onEnded'> {
  /** Ends the session of the refresh cookie. Rejects when the server did not answer. */
  signOut(signal: AbortSignal): Promise<void>;
  channel?: SessionChannel;
  /** Runs one renewal or replacement of all tabs at a time. */
  lock?: RenewalLock;
}

/** The session is renewed until `stop`. */
export interface SessionRenewal {
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
export function startSessionRenewal({
  signOut,
  channel = openSessionChannel(),
  lock = withRenewalLock,
  ...ports
}: SessionRenewalPorts): SessionRenewal {
  const atServer = serverSignOut(signOut);
  const sync = new SessionSync({ ...ports, channel, lock, atServer });
  const unregister = registerSessionWriter(sessionWriter(sync, { channel, lock, atServer }));
  channel.listen((message) => {
    if (message.kind === 'signed-out') return sync.userId === undefined ? undefined : sync.clear('ended');
    atServer.drop();
    sync.adoptOtherTab(message.userId).catch(() => undefined); // the next check tries again
  });

  const check = () => {
    const { expiresAt } = writableSessionStore.getState();
    const isDue = sync.mayBeStale || (expiresAt !== null && expiresAt - Date.now() <= RENEW_BELOW_MS);
    if (isDue) sync.renew().catch(() => undefined); // the next check tries again
  };
  const stopChecks = checkRegularly(check);

  return {
    ready: renewAtStart(sync, atServer, check),
    stop() {
      stopChecks();
      unregister();
      channel.close();
    },
  };
}

/** Timers are suspended with the machine and in hidden tabs, so the token is also checked when the page becomes visible. Returns the function that stops. */
function checkRegularly(check: () => void): () => void {
  const checkWhenVisible = () => document.visibilityState === 'visible' && check();
  const timer = setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', checkWhenVisible);
  globalThis.addEventListener('online', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', checkWhenVisible);
    globalThis.removeEventListener('online', check);
  };
}
