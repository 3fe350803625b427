import type { Schemas } from '@declic/openapi/accounts';
import { billingOverviewQuery as sharedQuery } from '@declic/openapi/accounts/queries';
import { queryOptions } from '@tanstack/react-query';

export type BillingOverview = Schemas['BillingOverview'];

const FRESH_MS = 5_000;

/** The plan, its state and this cycle's credits. Coming back to the page asks again: see `useRefreshOnReturn`. */
export const billingOverviewQuery = () =>
  queryOptions({
    ...sharedQuery(),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });
