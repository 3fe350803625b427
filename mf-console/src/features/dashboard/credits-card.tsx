import { Card, Stat } from '@declic/design-system';
import { formatNumber } from '../../format';

export interface CreditsCardProps {
  balance: number;
  /** False when the figure is only a fallback: then nothing is concluded from it. */
  isKnown?: boolean;
}

export function CreditsCard({ balance, isKnown = true }: CreditsCardProps) {
  const hint = isKnown && balance === 0 ? <NoCredits /> : 'Each call debits its own price.';
  return (
    <Card as="section" aria-label="Credits">
      <Stat label="Credits" value={formatNumber(balance)} hint={hint} />
    </Card>
  );
}

function NoCredits() {
  return 'With 0 credits, calls are refused with status 402 and nothing is debited.';
}
