import type { Session } from './session';

/** What the one writer of the session offers to the remotes. */
export interface SessionWriter {
  accept(session: Session): void;
  signOut(): Promise<void>;
}

let writer: SessionWriter | undefined;

/** Called once by whoever owns the session (the shell, or a remote that runs alone). Returns how to step back. */
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

/** Ends the session in all tabs. Rejects when the server could not be told. */
export function requestSignOut(): Promise<void> {
  return registeredWriter().signOut();
}

function registeredWriter(): SessionWriter {
  if (!writer)
    throw new Error('No session writer is registered: the shell (or standalone.tsx) has to start one first.');
  return writer;
}
