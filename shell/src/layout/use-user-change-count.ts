import { useState } from 'react';
import { useSession } from '@declic/session';

/**
 * Counts how often the signed-in user was replaced by another one, as happens when another tab signs in. Used as a React key:
 * it remounts the page, so that nothing of the first user stays on screen.
 */
export function useUserChangeCount(): number {
  const userId = useSession(({ user }) => user?.id);
  const [{ person, count }, setState] = useState({ person: userId, count: 0 });

  if (userId !== undefined && userId !== person)
    setState({ person: userId, count: person === undefined ? count : count + 1 });
  return count;
}
