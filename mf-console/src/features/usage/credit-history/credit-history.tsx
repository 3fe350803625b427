import { Card, CardSkeleton, Notice } from '@declic/design-system';
import { RouteBoundary } from '@declic/remote-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { ListEmpty } from '../../../ui/list-card';
import { PageSection } from '../../../ui/page-section';
import { CreditChart } from './credit-chart';
import { CreditHistoryFailure } from './credit-history-failure';
import { CreditTable } from './credit-table';
import { type CreditHistoryScope, creditHistoryQuery, type CreditPoint } from './credit-history.queries';

export interface CreditHistoryProps {
  scope: CreditHistoryScope;
  /** The period, in words. */
  period: string;
}

export function CreditHistory({ scope, period }: CreditHistoryProps) {
  return (
    <PageSection heading="Credits over time" hint={period}>
      <Content scope={scope} />
    </PageSection>
  );
}

function Content({ scope }: Pick<CreditHistoryProps, 'scope'>) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...creditHistoryQuery(scope),
    placeholderData: keepPreviousData,
    // What the loader of the page has asked for in vain would else be waited for once more.
    retryOnMount: false,
  });

  if (error) return <CreditHistoryFailure error={error} onRetry={() => void refetch()} />;
  return data ? <CreditHistoryCard points={data} loading={isPlaceholderData} /> : <ChartSkeleton height="360px" />;
}

/** Chart of the balance, and the same values as a table. */
export function CreditHistoryCard({ points, loading = false }: { points: readonly CreditPoint[]; loading?: boolean }) {
  if (points.length === 0) return <NothingYet />;
  return (
    <Card $gap={3} aria-busy={loading}>
      <RouteBoundary loading={<ChartSkeleton height="264px" />} renderError={() => <NoChart />}>
        <CreditChart points={points} />
      </RouteBoundary>
      <CreditTable points={points} />
    </Card>
  );
}

/** The service has no data for future periods. */
function NothingYet() {
  return (
    <ListEmpty
      icon={<CalendarClock aria-hidden />}
      title="No credits to show yet"
      description="This period has not begun."
    />
  );
}

function NoChart() {
  return <Notice tone="warning">The chart could not be loaded. Its numbers are below.</Notice>;
}

function ChartSkeleton({ height }: { height: string }) {
  return <CardSkeleton label="Loading your credits over time" height={height} />;
}
