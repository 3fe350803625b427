import { Grid, Heading, Stack, Text } from '@declic/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { styled } from 'styled-components';
import { billingOverviewQuery } from './billing-overview.queries';
import { useBillingPortal } from './billing-portal.queries';
import { PlanOption } from './plan-option';
import { planChange, type PlanChange } from './plan-change';
import { plansQuery } from '../../plan-facts/plans.queries';
import { useSubscribe } from './subscribe.queries';

export interface PlanGridProps {
  /** The key a subscription is asked for with, when it is known. */
  kid: string | undefined;
}

export function PlanGrid({ kid }: PlanGridProps) {
  const headingId = useId();
  const { data: overview } = useSuspenseQuery(billingOverviewQuery());
  const { data: plans } = useSuspenseQuery(plansQuery());
  const { subscribe, openingPriceId } = useSubscribe(kid);
  const { openPortal, isOpening } = useBillingPortal();

  const follow = (leadsTo: PlanChange['leadsTo']) => {
    if (leadsTo?.page === 'checkout') subscribe(leadsTo.priceId);
    if (leadsTo?.page === 'portal') openPortal();
  };

  return (
    <Stack as="section" id="plans" aria-labelledby={headingId}>
      <Heading id={headingId} level={2} size="h4">
        Available plans
      </Heading>
      {overview.subscription_status === 'past_due' ? (
        <Text tone="muted">Once your open payment is made, you can change your plan here.</Text>
      ) : null}
      <Plans as="ul">
        {plans.map((plan) => {
          const change = planChange(overview, plan);
          return (
            <PlanOption
              key={plan.slug}
              plan={plan}
              change={change}
              loading={plan.priceId ? plan.priceId === openingPriceId : isOpening}
              onChoose={() => follow(change.leadsTo)}
            />
          );
        })}
      </Plans>
    </Stack>
  );
}

/** Their place, which their outline shares; as wide as the text in a card needs. */
export const Plans = styled(Grid).attrs({ $min: '13.5rem' })`
  margin: 0;
  padding: 0;
  list-style: none;
`;
