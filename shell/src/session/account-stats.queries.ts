import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { queryOptions } from '@tanstack/react-query';

const FRESH_MS = 5_000;

/** What the guard reads: whether there are keys. Remotes that show these figures ask under the same name, and get this answer. */
export const accountStatsQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'stats'],
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/stats', { signal })),
    staleTime: FRESH_MS,
  });
