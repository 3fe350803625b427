import type { Fit } from '@declic/action-router';
import { useSession } from '@declic/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type Action, actionsQuery } from './actions.queries';
import type { CatalogueFilters } from './catalogue-filters';
import { favoritesQuery } from './favorites.queries';
import { mergeActions } from './merge-actions';
import { sortActions } from './sort-actions';
import { usedActionsQuery } from './used-actions.queries';

const NONE: readonly string[] = [];
const EVERYTHING = actionsQuery({ search: '', category: null });
const NO_ACTIONS: readonly Action[] = [];
const NO_USES: Readonly<Record<string, number>> = {};

/**
 * The actions of the filters: what takes the reader's data first, then favorites. Where the favorites or the usage fail to load, the
 * whole catalogue is still shown, unless they are what is asked for.
 */
export function useShownActions(filters: CatalogueFilters, fits?: readonly Fit[]) {
  const { showFavorites, showUsed } = filters;
  const query = useQuery({ ...actionsQuery(filters), placeholderData: keepPreviousData });
  // Rendering another answer can be interrupted by typing.
  const data = useDeferredValue(query.data);
  // Not fetched here: what an earlier visit of the whole catalogue left.
  const { data: everything = NO_ACTIONS } = useQuery({ ...EVERYTHING, enabled: false });
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const own = useQuery({ ...favoritesQuery(), enabled: isSignedIn });
  const used = useQuery({ ...usedActionsQuery(), enabled: isSignedIn });
  const { data: slugs = NONE } = own;
  const { data: uses = NO_USES } = used;
  const favorites = useMemo(() => new Set(slugs), [slugs]);
  const catalogue = useMemo(() => data && mergeActions(everything, data), [data, everything]);
  const all = useMemo(
    () => (catalogue ? sortActions(catalogue, { favorites, ...(fits && { fits }) }) : NO_ACTIONS),
    [catalogue, favorites, fits],
  );
  const actions = useMemo(() => {
    const found = new Set(data?.map(({ slug }) => slug));
    const isShown = ({ slug }: Action) =>
      found.has(slug) && (!showFavorites || favorites.has(slug)) && (!showUsed || Object.hasOwn(uses, slug));
    return data && all.filter(isShown);
  }, [data, all, favorites, uses, showFavorites, showUsed]);
  const needed = [...(showFavorites ? [own] : []), ...(showUsed ? [used] : [])];
  const failed = needed.find(({ error }) => error);
  const isPlaceholderData = query.isPlaceholderData || data !== query.data;
  const shown = { all, favorites, uses, isPlaceholderData };
  if (failed) return { ...query, ...shown, error: failed.error, refetch: failed.refetch, data: undefined };
  const isWaiting = isSignedIn && needed.some(({ isPending }) => isPending);
  return { ...query, ...shown, data: isWaiting ? undefined : actions };
}
