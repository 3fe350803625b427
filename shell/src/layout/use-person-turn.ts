import { useState } from 'react';
import { useSession } from '@declic/session';

/**
 * Counts how often somebody else has taken over in this page, as happens when another tab signs in as another person.
 * As a key it makes the page begin anew, so that nothing of the first person stays on the screen.
 */
export function usePersonTurn(): number {
  const userId = useSession(({ user }) => user?.id);
  const [{ person, turn }, setState] = useState({ person: userId, turn: 0 });

  if (userId !== undefined && userId !== person)
    setState({ person: userId, turn: person === undefined ? turn : turn + 1 });
  return turn;
}
