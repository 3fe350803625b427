import { Badge, Card, CodeBlock, Disclosure, Heading, Row, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { formatCredits } from '../../format';
import { reportCopyFailure } from '../../ui/copy-failure';
import { ActionHealth } from './action-health';
import { toExampleCall } from './example-call';
import type { Action } from './actions.queries';

export function ActionCard({ action }: { action: Action }) {
  return (
    <Sheet as="li" $gap={3}>
      <Row $wrap={false} $justify="space-between">
        <Badge>{action.category}</Badge>
        <Price>{formatCredits(action.credit_cost)}</Price>
      </Row>
      <Title level={2} size="lead">
        {action.title}
      </Title>
      <Slug>{action.slug}</Slug>
      <Text tone="muted">{action.one_liner}</Text>
      <ActionHealth action={action} />
      <Disclosure summary="Call it with cURL">
        <CodeBlock label="cURL" code={toExampleCall(action.slug)} onCopyFailed={reportCopyFailure} />
      </Disclosure>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  overflow-wrap: anywhere;
`;

const Price = styled.span`
  flex-shrink: 0;
  font-family: ${token.font.mono};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;

const Title = styled(Heading)`
  margin: 0;
`;

const Slug = styled.code`
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;
