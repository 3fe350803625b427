import { Button, Card, Figure, Heading, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { formatMoney } from '../../format';
import type { AddOn } from './add-ons.queries';

export interface AddOnCardProps {
  addOn: AddOn;
  loading: boolean;
  onBuy: () => void;
}

export function AddOnCard({ addOn: { label, option, description, amount, currency }, loading, onBuy }: AddOnCardProps) {
  const price = formatMoney(amount, currency);
  return (
    <Sheet $gap={3} as="li">
      <div>
        <Heading level={3} size="lead">
          {label}
        </Heading>
        <Text size="small" tone="muted">
          {option}
        </Text>
      </div>
      <Figure>{price}</Figure>
      <Text size="small" tone="muted">
        {description}
      </Text>
      <Button variant="secondary" fullWidth loading={loading} onClick={onBuy}>
        Buy for {price}
      </Button>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  grid-template-rows: auto auto 1fr auto;
  padding: ${token.space[4]};
`;
