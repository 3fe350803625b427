import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { queryOptions } from '@tanstack/react-query';

export type BillingOverview = Schemas['BillingOverview'];

const FRESH_MS = 60_000;
const ASK_EVERY_MS = 5_000;

/**
 * The state of the account's plan. Remotes that show it ask under the same name, and share the answer. While usage is frozen it is
 * asked for again and again, so that the page follows by itself once the payment is made in another tab.
 */
export const billingOverviewQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'billing'],
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/billing', { signal })),
    staleTime: FRESH_MS,
    refetchInterval: ({ state: { data } }) => (data && isFrozen(data) ? ASK_EVERY_MS : false),
    retry: false,
  });

/** Whether calls are refused because of the subscription: a payment is due, or it has ended. */
export function isFrozen({ subscription_status }: BillingOverview): boolean {
  return subscription_status === 'past_due' || subscription_status === 'canceled';
}
