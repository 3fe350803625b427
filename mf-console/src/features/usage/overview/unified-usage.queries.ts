import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { queryOptions } from '@tanstack/react-query';
import { periodQuery, type UsageScope } from '../view/usage-scope';

export type UsageRow = Schemas['UsageSummaryRow'];

/** Uses and credits of each item in a period. */
export const unifiedUsageQuery = (scope: UsageScope) =>
  queryOptions({
    queryKey: accountsKey('usage', 'summary', scope),
    queryFn: ({ signal }) =>
      unwrap(
        accountsApi.GET('/api/accounts/usage', {
          params: { query: { ...periodQuery(scope.range), p_filter_type: scope.filter } },
          signal,
        }),
      ),
  });
