import { Card, Link } from '@declic/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { EmptyList } from './empty-list';
import { RecentCallsTable } from './recent-calls-table';
import { recentCallsQuery } from './recent-calls.queries';

/** The last ten calls; each leads to its request. */
export function RecentCalls() {
  const { data: calls } = useSuspenseQuery(recentCallsQuery());
  if (calls.length === 0) return <EmptyList {...NO_CALLS} />;
  return (
    <Card $gap={3}>
      <RecentCallsTable calls={calls} />
      <Link href={paths.requests()}>All requests</Link>
    </Card>
  );
}

const NO_CALLS = {
  title: 'No calls yet',
  description: 'Your calls of the last 30 days stand here, with their status and time.',
  next: { href: paths.api(), label: 'Make the first call' },
};
