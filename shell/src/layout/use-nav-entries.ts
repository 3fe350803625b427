import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import type { NavEntry } from '@declic/remote-kit/host';
import { useSession } from '@declic/session';
import { useQueries } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useShell } from '../areas/shell-context';
import { useArea } from '../areas/use-area';
import { dependsOnKey, headerLinks, navEntriesFor } from './header-links';

/** The header's links for the page and the visitor on screen. */
export function useHeaderLinks() {
  const { pathname } = useLocation();
  return headerLinks(useNavEntries(), pathname);
}

/** The remotes' entries that this visitor may open, in the shell's order. */
export function useNavEntries(): readonly NavEntry[] {
  const { registry } = useShell();
  const remotes = useStore(registry.composition, (composition) => composition.remotes);
  const signedIn = useIsSignedIn();
  // Asked for only where an entry depends on it. A disabled query would watch it, too, and end the request of a page when the header goes.
  const isAsked = signedIn === 'yes' && dependsOnKey(remotes);
  const [stats] = useQueries({ queries: [accountStatsQuery()].filter(() => isAsked) });
  return navEntriesFor(remotes, { signedIn: signedIn !== 'no', hasKey: stats?.data?.has_keys });
}

/** While the session is being restored, a page for signed-in users is taken to have one: its header does not change afterwards. */
function useIsSignedIn(): 'yes' | 'no' | 'expected' {
  const status = useSession((session) => session.status);
  const access = useArea()?.access;
  if (status === 'signed-in') return 'yes';
  return status === 'loading' && access === 'signed-in' ? 'expected' : 'no';
}
