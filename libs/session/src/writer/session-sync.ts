import type { Session } from '../session';
import { anonymousSession, type SessionState, signedInState, writableSessionStore } from '../session-store';
import type { RenewalLock } from './renewal-lock';
import type { ServerSignOut } from './server-sign-out';
import type { SessionChannel } from './session-channel';

export interface SessionSyncPorts {
  /** Renews the session of the refresh cookie; `'ended'` when it is over, `null` when there is none. Rejects when the server could not answer. */
  refresh(): Promise<Session | 'ended' | null>;
  /** Called whenever a session ends, here or in another tab, e.g. to forget what was fetched for that person. */
  onEnded?(): void;
  channel: SessionChannel;
  lock: RenewalLock;
  atServer: ServerSignOut;
}

/** Keeps the page's session and that of the refresh cookie, which all tabs share, the same. */
export class SessionSync {
  /** Counts sign-ins and ends: a renewal that was sent in an earlier revision has an answer about a session that is gone. */
  private revision = 0;
  private pending: Promise<void> | undefined;
  private stale = true;

  constructor(private readonly ports: SessionSyncPorts) {}

  /** Whether the refresh cookie may belong to another session than this page's. */
  get mayBeStale(): boolean {
    return this.stale;
  }

  get userId(): string | undefined {
    return writableSessionStore.getState().user?.id;
  }

  signIn(session: Session): void {
    const { atServer, channel, onEnded } = this.ports;
    const before = this.userId;
    this.revision += 1;
    this.stale = false;
    if (atServer.isOwed()) atServer.drop();
    // What was fetched for one person is not for the next, who may have signed in in another tab.
    if (before !== undefined && before !== session.user.id) onEnded?.();
    writableSessionStore.setState(signedInState(session));
    // Also when this page has only found out, e.g. behind the link of a mail: tabs that wait for it go on.
    if (before !== session.user.id) channel.post({ kind: 'signed-in', userId: session.user.id });
  }

  clear(signedOutBy: SessionState['signedOutBy']): void {
    this.revision += 1;
    // The next checks tell the server what it does not know yet.
    this.stale = this.ports.atServer.isOwed();
    const wasSignedIn = this.userId !== undefined;
    writableSessionStore.setState({ ...anonymousSession, signedOutBy });
    if (wasSignedIn) this.ports.onEnded?.();
  }

  /** Calls at the same time share one renewal. */
  renew(): Promise<void> {
    return (this.pending ??= this.renewOnce().finally(() => (this.pending = undefined)));
  }

  /**
   * Adopts the session of another tab. A pending renewal was sent before that tab signed in, so it is awaited and a new one
   * follows.
   */
  async adoptOtherTab(other: string): Promise<void> {
    await this.pending?.catch(() => undefined);
    if (other === this.userId) return;
    this.stale = true;
    await this.renew();
    // Two tabs signed in at once, and the cookie is not that of the other: it has to look as well.
    const mine = this.userId;
    if (mine !== undefined && mine !== other) this.ports.channel.post({ kind: 'signed-in', userId: mine });
  }

  private async renewOnce(): Promise<void> {
    const { atServer, lock, refresh } = this.ports;
    const asked = this.revision;
    const session = await lock(async () => {
      if (atServer.isOwed()) await atServer.tell();
      return refresh();
    });
    if (asked !== this.revision) {
      // Signed in or out meanwhile: this answer is about a session that is gone, but its cookie may have taken the newer one's place.
      this.stale = true;
      return this.renewOnce();
    }
    if (session && session !== 'ended') this.signIn(session);
    else this.clear(this.hasEnded(session) ? 'ended' : null);
  }

  /** Without a cookie there was no session that could have ended, unless this page has one. */
  private hasEnded(answer: 'ended' | null): boolean {
    // A pending renewal may have restored the cookie of the session that was signed out here.
    const { status, signedOutBy } = writableSessionStore.getState();
    const isSignedOutHere = status === 'anonymous' && signedOutBy === null;
    return !isSignedOutHere && (answer === 'ended' || this.userId !== undefined);
  }
}
