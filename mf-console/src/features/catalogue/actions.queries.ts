import { actionsApi, type Schemas, unwrap } from '@declic/openapi/actions';
import { sessionStore } from '@declic/session';
import { queryOptions } from '@tanstack/react-query';
import type { CatalogueFilters } from './catalogue-filters';

export type Action = Schemas['Action'];

/** The filters that the service applies; favorites are chosen from its answer. */
type ActionFilters = Pick<CatalogueFilters, 'search' | 'category'>;

const MINUTE = 60_000;

/** The catalogue as this reader may see it. */
export const actionsQuery = ({ search, category }: ActionFilters) =>
  queryOptions({
    queryKey: ['actions', 'list', { search, category }],
    queryFn: ({ signal }) => fetchActions({ search, category }, signal),
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
  });

/** Signed-in readers get the full view, and the public one when that fails. */
async function fetchActions(filters: ActionFilters, signal: AbortSignal): Promise<Action[]> {
  const request = { params: { query: toQuery(filters) }, signal };
  if (sessionStore.getState().status === 'signed-in') {
    try {
      return await unwrap(actionsApi.GET('/api/actions/catalogue', request));
    } catch (error) {
      if (signal.aborted) throw error;
      console.warn('The full catalogue failed to load; showing the public view.', error);
    }
  }
  return unwrap(actionsApi.GET('/api/actions/public-catalogue', request));
}

function toQuery({ search, category }: ActionFilters) {
  return { ...(search ? { search } : {}), ...(category ? { category } : {}) };
}
