import type { Session } from './session';

/** Ends the present session on the server and opens the next one, in the name of the present access token. */
export type OpenNextSession = (accessToken: string) => Promise<Session>;

/** What the one writer of the session offers to the remotes. */
export interface SessionWriter {
  accept(session: Session): void;
  /** See `renewSession`. */
  renew(refusedToken: string): Promise<string | null>;
  /** See `replaceSession`. */
  replace(open: OpenNextSession): Promise<void>;
  /** See `renew`. */
  checkForSession(): Promise<void>;
  /** See `requestSignOut`. */
  signOut(): Promise<boolean>;
}

let writer: SessionWriter | undefined;

/** Registers the session writer. Called once, by the shell or a standalone remote. Returns the unregister function. */
export function registerSessionWriter(next: SessionWriter): () => void {
  writer = next;
  return () => {
    if (writer === next) writer = undefined;
  };
}

/** Hands over a session that a form has just obtained; it is signed in when this returns. */
export function announceSession(session: Session): void {
  registeredWriter().accept(session);
}

/**
 * For the API clients: an access token that a service refused, against one that may be accepted. All calls that are refused at
 * once share one renewal. `null` when the session is over (the page is anonymous by then) or has become another person's.
 * Rejects when the accounts service could not answer.
 */
export async function renewSession(refusedToken: string): Promise<string | null> {
  return writer ? writer.renew(refusedToken) : null;
}

/**
 * For a call that ends the present session and answers with the next one, such as a change of password. No tab renews meanwhile:
 * the cookie of a renewal in progress would take the place of the new session's. The token that `open` gets was renewed a
 * moment ago; `open` must send it itself (`authorization`), because a call that is renewed in between would wait for this one.
 *
 * @throws the session is over, or what `open` throws; the present session is kept then.
 */
export function replaceSession(open: OpenNextSession): Promise<void> {
  return registeredWriter().replace(open);
}

/**
 * Asks the server whether there is a session, e.g. when the link of a mail was opened in another tab; the watcher of the session
 * sees the answer. Does nothing while there is one. Rejects when the accounts service could not answer.
 */
export async function renew(): Promise<void> {
  await registeredWriter().checkForSession();
}

/**
 * Ends the session in all tabs of this browser. Resolves to whether the server knows; when it did not answer it is told later, by
 * this page or the next one that is opened.
 */
export function requestSignOut(): Promise<boolean> {
  return registeredWriter().signOut();
}

function registeredWriter(): SessionWriter {
  if (!writer)
    throw new Error('No session writer is registered: the shell (or standalone.tsx) has to start one first.');
  return writer;
}
