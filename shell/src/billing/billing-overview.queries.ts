import type { Schemas } from '@declic/openapi/accounts';
import { billingOverviewQuery } from '@declic/openapi/accounts/queries';
import { queryOptions } from '@tanstack/react-query';

export type BillingOverview = Schemas['BillingOverview'];

const FRESH_MS = 60_000;

/** A payment that is due is made any moment; a new plan is chosen on a page that asks by itself. */
const REFETCH_INTERVAL_MS = { past_due: 5_000, canceled: 30_000, active: false, none: false } as const;

/**
 * The state of the account's plan, for the banner. While usage is frozen it is asked for again and again, so that the page follows
 * by itself once the payment is made in another tab.
 */
export const planStateQuery = () =>
  queryOptions({
    ...billingOverviewQuery(),
    staleTime: FRESH_MS,
    refetchInterval: ({ state: { data } }) => (data ? REFETCH_INTERVAL_MS[data.subscription_status] : false),
    retry: false,
  });

/** Whether calls are refused because of the subscription: a payment is due, or it has ended. */
export function isFrozen({ subscription_status }: BillingOverview): boolean {
  return subscription_status === 'past_due' || subscription_status === 'canceled';
}
