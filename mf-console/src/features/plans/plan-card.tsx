import { Badge, Button, Card, Figure, Text, token } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { BillingOverview } from './billing-overview.queries';
import { formatCallLimit } from '../../format';
import { CardTitle } from './card-title';
import { useBillingPortal } from './billing-portal.queries';
import { planBadge } from './plan-badge';
import { RenewalLine } from './renewal-line';
import { priceLine } from '../../plan-facts/price';

export interface PlanCardProps {
  overview: BillingOverview;
  /** The current plan; undefined while the plans are loading or unavailable. */
  priceMonthly: number | undefined;
}

export function PlanCard({ overview, priceMonthly }: PlanCardProps) {
  const headingId = useId();
  const { openPortal, isOpening } = useBillingPortal();
  const badge = planBadge(overview);

  return (
    <Sheet $gap={4} as="section" aria-labelledby={headingId}>
      <CardTitle id={headingId} aside={badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}>
        Plan
      </CardTitle>
      <div>
        <Figure>{overview.plan_name}</Figure>
        <PriceLine>{priceMonthly === undefined ? null : priceLine(priceMonthly)}</PriceLine>
        <PriceLine>{formatCallLimit(overview.calls_per_minute)}</PriceLine>
      </div>
      <RenewalLine overview={overview} />
      {overview.subscription_status === 'none' ? (
        <Text size="small" tone="muted">
          Invoices, card and cancellation appear here with your first paid plan.
        </Text>
      ) : (
        <Button variant="secondary" loading={isOpening} onClick={openPortal}>
          Manage billing
        </Button>
      )}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  & > button {
    justify-self: start;
  }
`;

/* Reserves its line while the price is loading. */
const PriceLine = styled.p`
  min-block-size: calc(${token.leading.text} * 1em);
  margin: ${token.space[1]} 0 0;
  color: ${token.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
