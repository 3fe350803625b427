import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { queryOptions } from '@tanstack/react-query';

export type BillingOverview = Schemas['BillingOverview'];

const FRESH_MS = 5_000;

/** The plan, its state and this cycle's credits. Coming back to the page asks again: see `useRefreshOnReturn`. */
export const billingOverviewQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'billing'],
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/billing', { signal })),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });
