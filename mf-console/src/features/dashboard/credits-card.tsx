import { ButtonLink, Card, Plus, Stat } from '@declic/design-system';
import { formatNumber } from '@declic/remote-kit';
import { paths } from '../../paths';

export interface CreditsCardProps {
  balance: number;
  /** False when the figure is only a fallback: then nothing is concluded from it. */
  known?: boolean;
}

export function CreditsCard({ balance, known = true }: CreditsCardProps) {
  const isEmpty = known && balance === 0;
  return (
    <Card $gap={3} $justify="start" as="section" aria-label="Credits">
      <Stat
        label="Credits"
        value={formatNumber(balance)}
        hint={isEmpty ? <NoCredits /> : 'Each call debits its own price.'}
      />
      {isEmpty ? (
        <ButtonLink href={paths.usage()} size="sm" icon={<Plus size={16} aria-hidden />}>
          Add Credits
        </ButtonLink>
      ) : null}
    </Card>
  );
}

function NoCredits() {
  return 'With 0 credits, calls are refused with status 402 and nothing is debited.';
}
