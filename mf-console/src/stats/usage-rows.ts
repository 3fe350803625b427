import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import type { operations } from '@declic/openapi/types';

export type UsageRow = Schemas['UsageSummaryRow'];

type UsageQuery = NonNullable<operations['getUnifiedUsage']['parameters']['query']>;

/** Uses and credits of each item that the account used. */
export function fetchUsageRows(query: UsageQuery, signal: AbortSignal): Promise<UsageRow[]> {
  return unwrap(accountsApi.GET('/api/accounts/usage', { params: { query }, signal }));
}
