import { registerSessionWriter, type SessionWriter } from '../session-ports';
import type { Session, SessionUser } from '../session';
import {
  anonymousSession,
  loadingSession,
  sessionStore,
  signedInState,
  writableSessionStore,
  type SessionState,
} from '../session-store';

/** A session as the accounts service would answer it. */
export function aSession(overrides: Partial<Session> = {}): Session {
  return { access_token: 'test-access-token', expires_in: 900, user: aUser(), ...overrides };
}

/** A person. */
export function aUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return { id: '0199a5b2-0000-7000-8000-000000000001', email: 'ada@example.test', ...overrides };
}

/** Puts the page into the state of a signed-in person. */
export function signInForTest(session: Session = aSession()): void {
  writableSessionStore.setState(signedInState(session));
}

/** Puts the page into the state of an anonymous visitor, for a reason if there is one. */
export function signOutForTest(signedOutBy: SessionState['signedOutBy'] = null): void {
  writableSessionStore.setState({ ...anonymousSession, signedOutBy });
}

/** Puts the page back into the state before the first answer. */
export function resetSessionForTest(): void {
  writableSessionStore.setState(loadingSession);
}

/** Registers a writer that acts on the store at once and remembers what it was asked. A refused token cannot be renewed unless told. */
export function fakeSessionWriter({
  renew = endSession,
  checkForSession = () => Promise.resolve(),
}: Partial<Pick<SessionWriter, 'renew' | 'checkForSession'>> = {}) {
  const accepted: Session[] = [];
  let signOuts = 0;
  const unregister = registerSessionWriter({
    accept(session) {
      accepted.push(session);
      signInForTest(session);
    },
    renew,
    async replace(open) {
      const session = await open(sessionStore.getState().accessToken ?? '');
      accepted.push(session);
      signInForTest(session);
    },
    checkForSession,
    async signOut() {
      signOuts += 1;
      signOutForTest();
      return true;
    },
  });
  return {
    accepted,
    unregister,
    get signOuts() {
      return signOuts;
    },
  };
}

function endSession(): Promise<null> {
  signOutForTest('ended');
  return Promise.resolve(null);
}
