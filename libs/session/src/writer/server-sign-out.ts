/** Marks, over a reload, that the visitor signed out here and the server does not know yet. It holds nothing of the session. */
const KEY = 'declic-sign-out-owed';

/** The sign-out as the server has to learn of it. */
export interface ServerSignOut {
  /** Whether the server still has to be told. */
  isOwed(): boolean;
  /** Tells the server. Rejects when it does not answer; the sign-out is owed from then on. */
  tell(): Promise<void>;
  /** A new session has taken the place of the old one: a call for the old one would end the new. */
  drop(): void;
}

/** Ends the session of the refresh cookie at the server, now or when it answers again. */
export function serverSignOut(signOut: (signal: AbortSignal) => Promise<void>): ServerSignOut {
  let isOwedHere = false;
  let calls = new AbortController();

  const note = (owed: boolean) => {
    isOwedHere = owed;
    inStorage((storage) => (owed ? storage.setItem(KEY, 'yes') : storage.removeItem(KEY)));
  };
  return {
    isOwed() {
      const stored = inStorage((storage) => storage.getItem(KEY));
      return stored === undefined ? isOwedHere : stored === 'yes';
    },
    async tell() {
      const { signal } = calls;
      try {
        await signOut(signal);
      } catch (error) {
        if (!signal.aborted) note(true);
        throw error;
      }
      if (!signal.aborted) note(false);
    },
    drop() {
      calls.abort();
      calls = new AbortController();
      note(false);
    },
  };
}

/** Undefined where the browser gives a page no storage; then only this page remembers. */
function inStorage<Result>(read: (storage: Storage) => Result): Result | undefined {
  try {
    return read(localStorage);
  } catch {
    return undefined;
  }
}
