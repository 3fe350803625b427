import { Button, Heading, ProgressBar, Row, Stack, Text, token } from '@declic/design-system';
import { formatCount, formatNumber } from '@declic/remote-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatCredits } from '../../../format';
import { TransactionTypeBadge } from '../view/transaction-type';
import { formatShare, type UsageItem } from './usage-items';

const SHOWN_AT_FIRST = 6;

export interface UsageItemListProps {
  heading: string;
  items: readonly UsageItem[];
  /** What is counted: a use, a line. */
  noun: string;
  sign?: string;
}

export function UsageItemList({ heading, items, noun, sign = '' }: UsageItemListProps) {
  const headingId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, SHOWN_AT_FIRST);

  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} level={3} size="lead">
        {heading}
      </Heading>
      <Items as="ul" $gap={4}>
        {shown.map((item) => (
          <UsageItemRow key={item.key} item={item} noun={noun} sign={sign} />
        ))}
      </Items>
      {items.length > SHOWN_AT_FIRST ? (
        <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${formatNumber(items.length)}`}
        </Button>
      ) : null}
    </section>
  );
}

function UsageItemRow({ item, noun, sign }: { item: UsageItem; noun: string; sign: string }) {
  const { name, type, uses, credits, share } = item;
  return (
    <Item>
      <Row $gap={1} $align="baseline" $growFirst>
        <Name>
          {name} <TransactionTypeBadge type={type} />
        </Name>
        <Amount>
          {sign}
          {formatCredits(credits)}
        </Amount>
      </Row>
      <ProgressBar value={share} tone={sign ? 'neutral' : 'accent'} />
      <Row $wrap={false} $align="baseline" $justify="space-between">
        <Text as="span" size="small" tone="muted">
          {formatCount(uses, noun)}
        </Text>
        <Text as="span" size="small" tone="muted">
          {formatShare(share)}
        </Text>
      </Row>
    </Item>
  );
}

const Items = styled(Stack)`
  margin: ${token.space[3]} 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  gap: ${token.space[1]};
  font-variant-numeric: tabular-nums;
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;

const Amount = styled.span`
  flex-shrink: 0;
  font-family: ${token.font.mono};
  font-size: ${token.text.small};
`;
