import { Card, Figure, ProgressBar, Row, Stack, Text, token } from '@declic/design-system';
import { formatNumber } from '@declic/remote-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatCredits } from '../../format';
import type { BillingOverview } from './billing-overview.queries';
import { CardTitle } from './card-title';
import { cycleCredits } from './usage-percentage';

export function CreditsCard({ overview }: { overview: BillingOverview }) {
  const headingId = useId();
  const { credits_remaining, credits_total_this_cycle, usage_percentage } = cycleCredits(overview);

  return (
    <Card $gap={4} as="section" aria-labelledby={headingId}>
      <CardTitle id={headingId}>Credits</CardTitle>
      <div>
        <Balance>{formatNumber(credits_remaining)}</Balance>
        <Text tone="muted">available</Text>
      </div>
      <Stack $gap={2}>
        <Row $justify="space-between" $align="baseline">
          <Text weight="medium">Used this cycle</Text>
          <Percentage>{usage_percentage}%</Percentage>
        </Row>
        <ProgressBar
          label="Credits used this cycle"
          value={Math.min(usage_percentage, 100)}
          valueText={`${usage_percentage}%`}
          tone={usage_percentage < 100 ? 'accent' : 'warning'}
        />
        <Text size="small" tone="muted">
          {describeUsage(overview.credits_used_this_cycle, credits_total_this_cycle)}
        </Text>
      </Stack>
    </Card>
  );
}

/** '188 of 600 credits granted this cycle'. */
function describeUsage(used: number, granted: number): string {
  if (granted > 0) return `${formatNumber(used)} of ${formatCredits(granted)} granted this cycle`;
  return used > 0 ? `${formatCredits(used)}, none granted this cycle` : 'No credits granted this cycle';
}

const Balance = styled(Figure)`
  & + p {
    margin-block-start: ${token.space[1]};
  }
`;

const Percentage = styled.span`
  font-variant-numeric: tabular-nums;
`;
