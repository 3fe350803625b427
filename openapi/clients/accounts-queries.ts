import { queryOptions } from '@tanstack/react-query';
import { accountsApi, unwrap } from './accounts';

/**
 * The keys under which the shell and a remote share what the accounts service answered. They are written nowhere else: a key that
 * is spelt in two deployables splits the cache, and neither compiler nor test would see it.
 */
export const accountsKeys = {
  /** Everything of the account: for invalidating all of it. */
  all: ['accounts'],
  stats: ['accounts', 'stats'],
  billing: ['accounts', 'billing'],
  /** The mutation that opens the provider's page with invoices and card. */
  billingPortal: ['accounts', 'billing-portal'],
} as const;

type SharedName = Exclude<keyof typeof accountsKeys, 'all'> | 'billing-portal';

/** The key of a query or mutation that one deployable alone makes. Invalidating the account reaches it, too. */
export function accountsKey<const First extends string, const Rest extends readonly unknown[]>(
  first: First extends SharedName ? never : First,
  ...rest: Rest
): readonly ['accounts', string, ...Rest] {
  return ['accounts', first, ...rest];
}

const STATS_FRESH_MS = 5_000;

/** Balance, counters, and whether there is a key. One answer serves the shell's guard and the pages that show the figures. */
export const accountStatsQuery = () =>
  queryOptions({
    queryKey: accountsKeys.stats,
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/stats', { signal })),
    staleTime: STATS_FRESH_MS,
  });

/**
 * The plan, its state and this cycle's credits. How fresh it has to be is said where it is shown. Not ended by a component that goes:
 * the header of a page that loads is replaced by that of the page while this runs.
 */
export const billingOverviewQuery = () =>
  queryOptions({
    queryKey: accountsKeys.billing,
    queryFn: () => unwrap(accountsApi.GET('/api/accounts/billing')),
  });

/** The provider's page with invoices and card: the mutation that asks for its address. */
export const billingPortalPage = {
  mutationKey: accountsKeys.billingPortal,
  fetchUrl: async () => (await unwrap(accountsApi.POST('/api/accounts/billing/portal'))).url,
} as const;
