import { accountsKey } from '@declic/openapi/accounts/queries';
import { queryOptions } from '@tanstack/react-query';
import { fetchUsageRows } from '../../stats/usage-rows';

const MINUTE = 60_000;

/** How often this account called each action, by slug, since it exists. */
export const usedActionsQuery = () =>
  queryOptions({
    queryKey: accountsKey('usage', 'by-action'),
    queryFn: async ({ signal }) => {
      const rows = await fetchUsageRows({ p_filter_type: 'api_actions' }, signal);
      // Refunds are rows of their own.
      const calls = rows.filter(({ transaction_type }) => transaction_type === 'api_action');
      return Object.fromEntries(calls.flatMap(({ slug, total_usage }) => (slug === null ? [] : [[slug, total_usage]])));
    },
    staleTime: MINUTE,
  });
