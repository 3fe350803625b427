import { sessionStore } from '@declic/session';

/**
 * Remembers who is signed in. The answer to a request may come when the tab is somebody else's by then, and a token must not
 * reach them.
 */
export function rememberPerson(): () => boolean {
  const id = personId();
  return () => id !== undefined && personId() === id;
}

const personId = () => sessionStore.getState().user?.id;
