import { Text, token } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { formatCallLimit } from '../../format';
import { billingOverviewQuery } from './billing-overview.queries';

/** How fast the account may call. Empty while, or when, that is not known: the rest of the page is worth having without it. */
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

/* Keeps its line while the limit is on its way. */
const Line = styled(Text)`
  min-block-size: calc(${token.leading.text} * 1em);
`;
