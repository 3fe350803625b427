import type { SessionWriter } from '../session-ports';
import { writableSessionStore } from '../session-store';
import type { SessionSync, SessionSyncPorts } from './session-sync';

/** What remotes ask of the session's writer. */
export function sessionWriter(
  sync: SessionSync,
  { channel, lock, atServer }: Pick<SessionSyncPorts, 'channel' | 'lock' | 'atServer'>,
): SessionWriter {
  return {
    accept: (session) => sync.signIn(session),
    async renew(refusedToken) {
      const before = sync.userId;
      // Another call may have been refused before, and the token been renewed meanwhile.
      if (writableSessionStore.getState().accessToken === refusedToken) await sync.renew();
      return sync.userId === before ? writableSessionStore.getState().accessToken : null;
    },
    async replace(open) {
      // A token that was refused in the middle could not be renewed: the lock is taken.
      await sync.renew();
      await lock(async () => {
        const { accessToken } = writableSessionStore.getState();
        if (accessToken === null) throw new Error('The session is over.');
        sync.signIn(await open(accessToken));
      });
    },
    async checkForSession() {
      if (sync.userId === undefined) await sync.renew();
    },
    async signOut() {
      const isTold = await atServer.tell().then(
        () => true,
        () => false,
      );
      sync.clear(null);
      channel.post({ kind: 'signed-out' });
      return isTold;
    },
  };
}
