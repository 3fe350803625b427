import { Badge, Button, Card, Figure, Heading, Row, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { formatCallLimit, formatCredits } from '../../format';
import type { PlanChange } from './plan-change';
import type { Plan } from '../../plan-facts/plans.queries';
import { planPrice } from '../../plan-facts/price';

export interface PlanOptionProps {
  plan: Plan;
  change: PlanChange;
  loading: boolean;
  onChoose: () => void;
}

/** One plan of the grid. */
export function PlanOption({ plan, change, loading, onChoose }: PlanOptionProps) {
  return (
    <Sheet $gap={3} as="li" $current={change.isCurrent}>
      <Title $justify="space-between">
        <Heading level={3} size="lead">
          {plan.label}
        </Heading>
        {plan.recommended ? <Badge tone="accent">Recommended</Badge> : null}
      </Title>
      <Price>
        {planPrice(plan.priceMonthly)}
        <Text as="span" size="small" tone="muted">
          /month
        </Text>
      </Price>
      <Allowance>
        <li>{formatCredits(plan.creditsMonthly)} a month</li>
        <li>{formatCallLimit(plan.callsPerMinute)}</li>
      </Allowance>
      <Text size="small" tone="muted">
        {plan.description}
      </Text>
      <Features>
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Features>
      {change.label === null ? null : (
        <Button
          variant={change.isAccented ? 'primary' : 'secondary'}
          fullWidth
          disabled={change.leadsTo === null}
          loading={loading}
          onClick={onChoose}
        >
          {change.label}
        </Button>
      )}
    </Sheet>
  );
}

const Sheet = styled(Card)<{ $current: boolean }>`
  grid-template-rows: auto auto auto auto 1fr auto;
  padding: ${token.space[4]};
  border-color: ${({ $current }) => ($current ? token.color.lineStrong : token.color.line)};
`;

const Title = styled(Row)`
  gap: ${token.space[1]} ${token.space[2]};
  min-block-size: 1.75rem;
`;

const Price = styled(Figure)`
  & > span {
    margin-inline-start: ${token.space[1]};
    font-family: ${token.font.body};
    letter-spacing: 0;
  }
`;

const Allowance = styled.ul`
  margin: 0;
  padding: 0;
  font-weight: ${token.weight.medium};
  font-variant-numeric: tabular-nums;
  list-style: none;
`;

const Features = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  align-content: start;
  margin: 0 0 ${token.space[1]};
  padding-inline-start: 1.2em;
  font-size: ${token.text.small};
  list-style: disc;
  overflow-wrap: anywhere;

  & > li::marker {
    color: ${token.color.accentText};
  }
`;
