import { useSession } from '@declic/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { actionsQuery } from './actions.queries';
import type { CatalogueFilters } from './catalogue-filters';
import { favoritesQuery } from './favorites.queries';
import { sortActions } from './sort-actions';

const NONE: readonly string[] = [];

/** The actions of the filters, favorites first. Where the favorites fail to load, the whole catalogue is still shown. */
export function useShownActions({ showFavorites, ...filters }: CatalogueFilters) {
  const query = useQuery({ ...actionsQuery(filters), placeholderData: keepPreviousData });
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const own = useQuery({ ...favoritesQuery(), enabled: isSignedIn });
  const { data: slugs = NONE, isPending: isLoadingFavorites } = own;
  const favorites = useMemo(() => new Set(slugs), [slugs]);
  const actions = useMemo(() => {
    const sorted = query.data && sortActions(query.data, favorites);
    return showFavorites ? sorted?.filter(({ slug }) => favorites.has(slug)) : sorted;
  }, [query.data, favorites, showFavorites]);
  if (showFavorites && own.error)
    return { ...query, error: own.error, refetch: own.refetch, data: undefined, favorites };
  return { ...query, data: showFavorites && isSignedIn && isLoadingFavorites ? undefined : actions, favorites };
}
