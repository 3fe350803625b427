import { Badge, Text, TitledCard, token } from '@declic/design-system';
import { formatDate } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { formatMoney } from '../../format';
import type { Purchase } from './purchases.queries';

/** What was bought once, newest first. */
export function PurchaseList({ purchases }: { purchases: readonly Purchase[] }) {
  return (
    <TitledCard title="Your purchases" level={3}>
      <Lines>
        {purchases.map((purchase) => (
          <PurchaseLine key={purchase.id} purchase={purchase} />
        ))}
      </Lines>
    </TitledCard>
  );
}

function PurchaseLine({
  purchase: { description, amount, currency, state, ordered_at, paid_at },
}: {
  purchase: Purchase;
}) {
  const at = paid_at ?? ordered_at;
  return (
    <Line>
      <div>
        {description}
        <Text size="small" tone="muted">
          <time dateTime={at}>{formatDate(at)}</time>
        </Text>
      </div>
      <Amount>{formatMoney(amount, currency)}</Amount>
      {state === 'paid' ? <Badge tone="success">Paid</Badge> : <Badge tone="warning">Payment on its way</Badge>}
    </Line>
  );
}

const Lines = styled.ul`
  margin: ${token.space[2]} 0 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${token.space[2]} ${token.space[4]};
  align-items: center;
  padding-block: ${token.space[3]};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid ${token.color.line};
  }

  &:last-child {
    padding-block-end: 0;
  }
`;

const Amount = styled.span`
  font-family: ${token.font.mono};
  font-variant-numeric: tabular-nums;
`;
