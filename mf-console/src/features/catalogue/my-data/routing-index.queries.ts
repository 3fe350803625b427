import type { MatchedAction } from '@declic/action-router';
import { actionsApi, type Schemas, unwrap } from '@declic/openapi/actions';
import { queryOptions } from '@tanstack/react-query';

/** What the router learns from. It changes with a release only. */
export const routingIndexQuery = () =>
  queryOptions({
    queryKey: ['actions', 'routing-index'],
    queryFn: async ({ signal }) => {
      const index = await unwrap(actionsApi.GET('/api/actions/routing-index', { signal }));
      return index.map(toMatchedAction);
    },
    staleTime: Infinity,
  });

function toMatchedAction({ params, one_of, ...facts }: Schemas['RoutedAction']): MatchedAction {
  return { ...facts, input: { params, oneOf: one_of } };
}
