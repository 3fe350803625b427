import { accountsKey } from '@declic/openapi/accounts/queries';
import { queryOptions } from '@tanstack/react-query';
import { fetchUsageRows, type UsageRow } from '../../stats/usage-rows';

export type UsedAction = UsageRow & { readonly slug: string };

/** What the account used since a moment, by action. */
export const usedActionsQuery = (since: string) =>
  queryOptions({
    queryKey: accountsKey('usage', 'used-actions', since),
    queryFn: ({ signal }) => fetchUsageRows({ p_start_date: since, p_filter_type: 'api_actions' }, signal),
    select: (rows) => selectMostUsed(rows),
  });

const SHOWN_ACTIONS = 6;

/** Refunds are lines of their own type, and no use. */
function selectMostUsed(rows: readonly UsageRow[]): UsedAction[] {
  return rows
    .flatMap((row) => (row.slug !== null && row.transaction_type === 'api_action' ? [{ ...row, slug: row.slug }] : []))
    .sort((one, other) => other.total_usage - one.total_usage)
    .slice(0, SHOWN_ACTIONS);
}
