import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session, SessionUser } from './session';

/** What the page knows about who is signed in. `loading` lasts until the first answer of the accounts service. */
export interface SessionState {
  readonly status: 'loading' | 'anonymous' | 'signed-in';
  readonly user: SessionUser | null;
  readonly accessToken: string | null;
  /** When the access token ends, in milliseconds of this machine's clock. */
  readonly expiresAt: number | null;
  /** Why the page is anonymous although its visitor did not ask for that: the session was ended elsewhere, or no answer came. */
  readonly signedOutBy: 'ended' | 'unreachable' | null;
}

const loading: SessionState = {
  status: 'loading',
  user: null,
  accessToken: null,
  expiresAt: null,
  signedOutBy: null,
};
const anonymous: SessionState = { ...loading, status: 'anonymous' };

/** The writable store. Only `./writer` and `./testing` may import this module. */
export const writableSessionStore: StoreApi<SessionState> = createStore<SessionState>(() => loading);

/** Reads of the session outside React. The access token lives here, in memory, and nowhere else. */
export const sessionStore: Pick<StoreApi<SessionState>, 'getState' | 'subscribe'> = {
  getState: writableSessionStore.getState,
  subscribe: writableSessionStore.subscribe,
};

/** The state of an anonymous page. */
export const anonymousSession = anonymous;

/** The state before the first answer. */
export const loadingSession = loading;

/** The state of a page whose visitor has this session. */
export function signedInState({ user, access_token, expires_in }: Session): SessionState {
  return {
    status: 'signed-in',
    user,
    accessToken: access_token,
    expiresAt: Date.now() + expires_in * 1_000,
    signedOutBy: null,
  };
}
