import { sessionStore } from './session-store';

/**
 * Calls the listener when the person who is signed in signs out, or is replaced by another one, as happens when another tab signs
 * in. For what a module keeps in memory for one person. Returns the unsubscribe function.
 */
export function onUserLeft(listener: () => void): () => void {
  return sessionStore.subscribe(({ user }, { user: before }) => {
    if (before !== null && before.id !== user?.id) listener();
  });
}
