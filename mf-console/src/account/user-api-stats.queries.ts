import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { queryOptions } from '@tanstack/react-query';

export type ApiStats = Schemas['ApiStats'];

const FRESH_MS = 5_000;

/** Balance and counters. The shell's guard, which wants a key, asks under the same name, so that one answer serves both. */
export const userApiStatsQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'stats'],
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/stats', { signal })),
    staleTime: FRESH_MS,
  });

/** What the figures fall back to when they cannot be had. */
export const zeroStats: ApiStats = {
  credit_balance_total: 0,
  request_count_total: 0,
  usage_count_total: 0,
  last_seen_at: null,
  has_keys: false,
};
