import { Button, Card, Heading, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { formatMoney } from '../../format';
import type { AddOn } from './add-ons.queries';

export interface AddOnCardProps {
  addOn: AddOn;
  isOpening: boolean;
  onBuy: () => void;
}

export function AddOnCard({
  addOn: { label, option, description, amount, currency },
  isOpening,
  onBuy,
}: AddOnCardProps) {
  const price = formatMoney(amount, currency);
  return (
    <Sheet as="li">
      <div>
        <Heading level={3} size="lead">
          {label}
        </Heading>
        <Text size="small" tone="muted">
          {option}
        </Text>
      </div>
      <Price>{price}</Price>
      <Text size="small" tone="muted">
        {description}
      </Text>
      <Button variant="secondary" fullWidth loading={isOpening} onClick={onBuy}>
        Buy for {price}
      </Button>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${token.space[3]};
  padding: ${token.space[4]};
`;

const Price = styled.p`
  margin: 0;
  font-family: ${token.font.heading};
  font-size: ${token.text.h3};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: ${token.leading.heading};
`;
