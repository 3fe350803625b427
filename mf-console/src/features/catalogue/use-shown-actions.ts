import type { Fit } from '@declic/action-router';
import { useSession } from '@declic/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { actionsQuery } from './actions.queries';
import type { CatalogueFilters } from './catalogue-filters';
import { favoritesQuery } from './favorites.queries';
import { sortActions } from './sort-actions';
import { usedActionsQuery } from './used-actions.queries';

const NONE: readonly string[] = [];
const NO_USES: Readonly<Record<string, number>> = {};

/**
 * The actions of the filters: what takes the reader's data first, then favorites. Where the favorites or the usage fail to load, the
 * whole catalogue is still shown, unless they are what is asked for.
 */
export function useShownActions(filters: CatalogueFilters, fits?: readonly Fit[]) {
  const { showFavorites, showUsed } = filters;
  const query = useQuery({ ...actionsQuery(filters), placeholderData: keepPreviousData });
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const own = useQuery({ ...favoritesQuery(), enabled: isSignedIn });
  const used = useQuery({ ...usedActionsQuery(), enabled: isSignedIn });
  const { data: slugs = NONE } = own;
  const { data: uses = NO_USES } = used;
  const favorites = useMemo(() => new Set(slugs), [slugs]);
  const actions = useMemo(
    () =>
      query.data &&
      sortActions(query.data, { favorites, ...(fits && { fits }) }).filter(
        ({ slug }) => (!showFavorites || favorites.has(slug)) && (!showUsed || Object.hasOwn(uses, slug)),
      ),
    [query.data, favorites, fits, uses, showFavorites, showUsed],
  );
  const needed = [...(showFavorites ? [own] : []), ...(showUsed ? [used] : [])];
  const failed = needed.find(({ error }) => error);
  const shown = { favorites, uses };
  if (failed) return { ...query, ...shown, error: failed.error, refetch: failed.refetch, data: undefined };
  const isWaiting = isSignedIn && needed.some(({ isPending }) => isPending);
  return { ...query, ...shown, data: isWaiting ? undefined : actions };
}
