import { actionsApi, type Schemas, unwrap } from '@declic/openapi/actions';
import { queryOptions } from '@tanstack/react-query';

export type Call = Schemas['Request'];

const SHOWN_CALLS = 10;
const FRESH_MS = 5_000;

/** The last calls of the account to the public API. */
export const recentCallsQuery = () =>
  queryOptions({
    queryKey: ['actions', 'requests', 'recent'],
    queryFn: async ({ signal }) => {
      const params = { query: { limit: SHOWN_CALLS } };
      const { items } = await unwrap(actionsApi.GET('/api/actions/requests', { params, signal }));
      return items;
    },
    // Calls are made elsewhere: coming back to the page asks again.
    staleTime: FRESH_MS,
  });
