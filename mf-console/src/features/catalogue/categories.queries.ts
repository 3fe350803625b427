import { actionsApi, unwrap } from '@declic/openapi/actions';
import { queryOptions } from '@tanstack/react-query';

const MINUTE = 60_000;

/** The categories found in the catalogue. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['actions', 'categories'],
    queryFn: ({ signal }) => unwrap(actionsApi.GET('/api/actions/categories', { signal })),
    staleTime: 10 * MINUTE,
    gcTime: 30 * MINUTE,
  });
