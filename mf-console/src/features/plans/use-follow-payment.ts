import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type BillingOverview, billingOverviewQuery } from './billing-overview.queries';
import { paymentState } from './checkout-return';
import { type PlanSlug, plansQuery } from '../../plan-facts/plans.queries';

const PAYMENT_POLL_INTERVAL_MS = 2_000;
const PAYMENT_POLL_TIMEOUT_MS = 60_000;

export interface FollowedPayment {
  state: ReturnType<typeof paymentState> | 'late';
  overview: BillingOverview | undefined;
  askAgain: () => void;
}

/** Asks for the overview until the payment has arrived in it, for a minute at most. */
export function useFollowPayment(plan: PlanSlug | null): FollowedPayment {
  const client = useQueryClient();
  const [isPolling, setPolling] = useState(true);
  const { data: plans } = useQuery(plansQuery());
  const readState = (seen: BillingOverview | undefined) => (seen ? paymentState(seen, plan, plans) : 'waiting');
  const { data: overview } = useQuery({
    ...billingOverviewQuery(),
    refetchInterval: ({ state: { data } }) =>
      isPolling && readState(data) === 'waiting' ? PAYMENT_POLL_INTERVAL_MS : false,
  });
  const state = readState(overview);
  const isWaiting = state === 'waiting';

  useEffect(() => {
    if (!isWaiting || !isPolling) return;
    const timer = setTimeout(() => setPolling(false), PAYMENT_POLL_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, isPolling]);

  useEffect(() => {
    // The new credits are on the other pages as well.
    if (state === 'confirmed') void client.invalidateQueries({ queryKey: accountStatsQuery().queryKey });
  }, [client, state]);

  return {
    state: isWaiting && !isPolling ? 'late' : state,
    overview,
    askAgain: () => {
      setPolling(true);
      void client.invalidateQueries({ queryKey: billingOverviewQuery().queryKey });
    },
  };
}
