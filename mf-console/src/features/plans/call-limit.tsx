import { Text, token } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { formatCallLimit } from '../../format';
import { billingOverviewQuery } from './billing-overview.queries';

/** Call limit of the plan. Empty while it is loading and when it is unavailable. */
export function CallLimit() {
  const { data: overview } = useQuery(billingOverviewQuery());
  return (
    <Line size="small" tone="muted">
      {overview
        ? `Up to ${formatCallLimit(overview.calls_per_minute)} on the ${overview.plan_name} plan, all calls of your account together.`
        : null}
    </Line>
  );
}

/* Reserves its line while the limit is loading. */
const Line = styled(Text)`
  min-block-size: calc(${token.leading.text} * 1em);
`;
