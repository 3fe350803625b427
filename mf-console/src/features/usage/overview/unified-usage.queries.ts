import { accountsKey } from '@declic/openapi/accounts/queries';
import { queryOptions } from '@tanstack/react-query';
import { fetchUsageRows } from '../../../stats/usage-rows';
import { periodQuery, type UsageScope } from '../view/usage-scope';

/** Uses and credits of each item in a period. */
export const unifiedUsageQuery = (scope: UsageScope) =>
  queryOptions({
    queryKey: accountsKey('usage', 'summary', scope),
    queryFn: ({ signal }) => fetchUsageRows({ ...periodQuery(scope.range), p_filter_type: scope.filter }, signal),
  });
