import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListEmpty } from '../../../ui/list-card';
import { PageSection } from '../../../ui/page-section';
import type { UsageScope } from '../view/usage-scope';
import { unifiedUsageQuery } from './unified-usage.queries';
import { UsageFailure } from './usage-failure';
import { UsageItems } from './usage-items-card';
import { UsageSkeleton } from './usage-skeleton';

export interface UsageOverviewProps {
  scope: UsageScope;
  /** The period, in words. */
  period: string;
  /** Offered where the period has nothing. */
  emptyAction?: ReactNode;
}

export function UsageOverview({ scope, period, emptyAction }: UsageOverviewProps) {
  return (
    <PageSection heading="Usage overview" hint={period}>
      <Content scope={scope} emptyAction={emptyAction} />
    </PageSection>
  );
}

function Content({ scope, emptyAction }: Omit<UsageOverviewProps, 'period'>) {
  const {
    data: rows,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({ ...unifiedUsageQuery(scope), placeholderData: keepPreviousData });

  if (error) return <UsageFailure error={error} onRetry={() => void refetch()} />;
  if (!rows) return <UsageSkeleton />;
  if (rows.length === 0) {
    return (
      <ListEmpty
        icon={<ChartColumn aria-hidden />}
        title="No usage in this period"
        description="What your calls cost, and what was added, shows here by item."
        action={emptyAction}
      />
    );
  }
  return <UsageItems rows={rows} loading={isPlaceholderData} />;
}
