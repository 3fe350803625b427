import { sessionStore } from '@declic/session';

/**
 * Captures the signed-in user. A response may arrive after another user has signed in, and must not show them the first user's
 * token.
 */
export function captureUserId(): () => boolean {
  const id = personId();
  return () => id !== undefined && personId() === id;
}

const personId = () => sessionStore.getState().user?.id;
