import { actionsApi, unwrap } from '@declic/openapi/actions';
import { notify } from '@declic/remote-kit';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const TOAST_MS = 2_000;

/** The slugs of the reader's favorites, newest first. */
export const favoritesQuery = () =>
  queryOptions({
    queryKey: ['actions', 'favorites'],
    queryFn: async ({ signal }) => {
      const favorites = await unwrap(actionsApi.GET('/api/actions/favorites', { signal }));
      return favorites.map(({ action_slug }) => action_slug);
    },
  });

export interface FavoriteChange {
  slug: string;
  isFavorite: boolean;
}

const mutationKey = ['actions', 'change-favorite'];

/** Marks an action, or takes the mark away. It is shown at once, and taken back when it fails. */
export function useChangeFavorite() {
  const client = useQueryClient();
  const { queryKey } = favoritesQuery();
  const isLast = (slug?: string) =>
    client.isMutating({
      mutationKey,
      predicate: ({ state }) => slug === undefined || readSlug(state.variables) === slug,
    }) === 1;
  return useMutation({
    mutationKey,
    // One after the other: the last press decides.
    scope: { id: 'favorites' },
    mutationFn: ({ slug, isFavorite }: FavoriteChange) => saveFavorite(slug, isFavorite),
    async onMutate({ slug, isFavorite }) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (slugs = []) => withFavorite(slugs, slug, isFavorite));
    },
    onSuccess: (_, { isFavorite }) =>
      notify.success(isFavorite ? 'Added to favorites' : 'Removed from favorites', { duration: TOAST_MS }),
    onError(error, { slug, isFavorite }) {
      // A later press of the same heart is what is meant.
      if (isLast(slug)) client.setQueryData(queryKey, (slugs = []) => withFavorite(slugs, slug, !isFavorite));
      notify.error('Error', { description: 'Failed to update favorites. Please try again.', error });
    },
    // What the service has before the last press has arrived is older than what is shown.
    onSettled: () => (isLast() ? client.invalidateQueries({ queryKey }) : undefined),
  });
}

function readSlug(variables: unknown): string | undefined {
  return (variables as FavoriteChange | undefined)?.slug; // of the mutation above
}

async function saveFavorite(slug: string, isFavorite: boolean): Promise<void> {
  const request = { params: { path: { slug } } };
  await unwrap(
    isFavorite
      ? actionsApi.PUT('/api/actions/favorites/{slug}', request)
      : actionsApi.DELETE('/api/actions/favorites/{slug}', request),
  );
}

function withFavorite(slugs: readonly string[], slug: string, isFavorite: boolean): string[] {
  const others = slugs.filter((each) => each !== slug);
  return isFavorite ? [slug, ...others] : others;
}
