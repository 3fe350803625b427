import { ApiKeyField } from '@declic/action-console';
import { Button, DescriptionList, Notice, Text } from '@declic/design-system';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { formatCount, formatNumber } from '@declic/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { BatchStart } from './batch-setup';
import { LimitField } from '../view/limit-field';
import { planSpending } from './plan-spending';
import { StepCard } from '../view/step-card';

const UNKNOWN = 'Not known: it could not be loaded.';

export interface PriceStepProps {
  /** Credits of one row. */
  price: number;
  /** Indexes of the rows that can run; null while they are checked. */
  rows: readonly number[] | null;
  apiKey: string;
  onKeyChange: (key: string) => void;
  onStart: (start: BatchStart) => Promise<void>;
}

/** What the rows cost, what may be spent, and the button that begins. */
export function PriceStep({ price, rows, apiKey, onKeyChange, onStart }: PriceStepProps) {
  const { data: stats, isError } = useQuery(accountStatsQuery());
  const [limit, setLimit] = useState<number | null>(null);
  const [isStarting, setStarting] = useState(false);
  const count = rows?.length ?? 0;
  const balance = stats?.credit_balance_total;
  const { total, most, affordable } = planSpending({ rows: count, price, balance, limit });
  const start = async () => {
    setStarting(true);
    await onStart({ rows, maxCredits: most });
    setStarting(false);
  };
  return (
    <StepCard title="Price">
      <DescriptionList
        items={[
          { term: 'Rows', details: formatNumber(count) },
          { term: 'Price of a row', details: formatCount(price, 'credit') },
          { term: 'Price of all', details: formatCount(total, 'credit') },
          {
            term: 'Balance',
            details: balance === undefined ? (isError ? UNKNOWN : '…') : formatCount(balance, 'credit'),
          },
        ]}
      />
      {count > 0 && affordable < count ? (
        <Notice tone="warning">
          Not enough for all: {formatNumber(affordable)} {affordable === 1 ? 'row' : 'rows'} will run.
        </Notice>
      ) : null}
      <LimitField total={total} value={limit} onChange={setLimit} />
      <ApiKeyField value={apiKey} onChange={onKeyChange} />
      <Button
        icon={<Play size={18} aria-hidden />}
        loading={isStarting}
        disabled={affordable === 0 || apiKey.trim() === ''}
        onClick={() => void start()}
      >
        Run {formatCount(affordable, 'row')}
      </Button>
      <Text size="small" tone="muted">
        Each call carries Max-Credits: {price}. A row that fails costs nothing. Rows and answers stay in this browser
        for 7 days.
      </Text>
    </StepCard>
  );
}
