import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userApiStatsQuery } from '../../account/user-api-stats.queries';
import { type BillingOverview, billingOverviewQuery } from './billing-overview.queries';
import { isConfirmed } from './checkout-return';
import type { PlanSlug } from './plans.queries';

const ASK_EVERY_MS = 2_000;
const PATIENCE_MS = 60_000;

export interface FollowedPayment {
  state: 'waiting' | 'confirmed' | 'late';
  overview: BillingOverview | undefined;
  askAgain: () => void;
}

/** Asks for the overview until the payment has arrived in it, for a minute at most. */
export function useFollowPayment(plan: PlanSlug | null): FollowedPayment {
  const client = useQueryClient();
  const [isPatient, setPatient] = useState(true);
  const { data: overview } = useQuery({
    ...billingOverviewQuery(),
    refetchInterval: ({ state }) =>
      isPatient && !(state.data && isConfirmed(state.data, plan)) ? ASK_EVERY_MS : false,
  });
  const isPaid = overview !== undefined && isConfirmed(overview, plan);

  useEffect(() => {
    if (isPaid || !isPatient) return;
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isPaid, isPatient]);

  useEffect(() => {
    // The new credits are on the other pages as well.
    if (isPaid) void client.invalidateQueries({ queryKey: userApiStatsQuery().queryKey });
  }, [client, isPaid]);

  return {
    state: isPaid ? 'confirmed' : isPatient ? 'waiting' : 'late',
    overview,
    askAgain: () => {
      setPatient(true);
      void client.invalidateQueries({ queryKey: billingOverviewQuery().queryKey });
    },
  };
}
