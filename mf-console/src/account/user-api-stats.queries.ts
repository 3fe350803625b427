import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { queryOptions } from '@tanstack/react-query';

export type ApiStats = Schemas['ApiStats'];

const FRESH_MS = 5_000;

/** Balance and counters. The shell's key guard uses the same query key, so one request serves both. */
export const userApiStatsQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'stats'],
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/stats', { signal })),
    staleTime: FRESH_MS,
  });

/** Figures shown when the request fails. */
export const zeroStats: ApiStats = {
  credit_balance_total: 0,
  request_count_total: 0,
  usage_count_total: 0,
  last_seen_at: null,
  has_keys: false,
};
