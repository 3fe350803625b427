import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import type { NavEntry } from '@declic/remote-kit/host';
import { useSession } from '@declic/session';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../areas/shell-context';
import { useArea } from '../areas/use-area';
import { dependsOnKey, navEntriesFor } from './header-links';

/** The remotes' entries that this visitor may open, in the shell's order. */
export function useNavEntries(): readonly NavEntry[] {
  const { registry } = useShell();
  const remotes = useStore(registry.composition, (composition) => composition.remotes);
  const signedIn = useIsSignedIn();
  // Asked for only where an entry depends on it. A disabled query would watch it, too, and end the request of a page when the header goes.
  const hasKeyPages = useMemo(() => dependsOnKey(remotes), [remotes]);
  const isAsked = signedIn === 'yes' && hasKeyPages;
  const [stats] = useQueries({ queries: [accountStatsQuery()].filter(() => isAsked) });
  const isShownSignedIn = signedIn !== 'no';
  const hasKey = stats?.data?.has_keys;
  return useMemo(
    () => navEntriesFor(remotes, { signedIn: isShownSignedIn, hasKey }),
    [remotes, isShownSignedIn, hasKey],
  );
}

/** While the session is being restored, a page for signed-in users is taken to have one: its header does not change afterwards. */
function useIsSignedIn(): 'yes' | 'no' | 'expected' {
  const status = useSession((session) => session.status);
  const access = useArea()?.access;
  if (status === 'signed-in') return 'yes';
  return status === 'loading' && access === 'signed-in' ? 'expected' : 'no';
}
