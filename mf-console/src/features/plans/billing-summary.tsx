import { Grid } from '@declic/design-system';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { billingOverviewQuery } from './billing-overview.queries';
import { CreditsCard } from './credits-card';
import { PlanCard } from './plan-card';
import { plansQuery } from '../../plan-facts/plans.queries';
import { useRefreshOnReturn } from './use-refresh-on-return';

/** The plan one has and the credits that came with it. */
export function BillingSummary() {
  const { data: overview } = useSuspenseQuery(billingOverviewQuery());
  // Only the price line needs the plans, so these cards neither wait for them nor fail with them.
  const { data: plans } = useQuery(plansQuery());
  useRefreshOnReturn();

  return (
    <SummaryCards>
      <PlanCard overview={overview} priceMonthly={plans?.find(({ slug }) => slug === overview.plan)?.priceMonthly} />
      <CreditsCard overview={overview} />
    </SummaryCards>
  );
}

/** Their place, which their outline shares. */
export function SummaryCards({ children }: { children: ReactNode }) {
  return (
    <Grid $fit $min="21.25rem">
      {children}
    </Grid>
  );
}
