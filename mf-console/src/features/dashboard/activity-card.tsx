import { Card, Stat } from '@declic/design-system';
import type { ApiStats } from '../../account/api-stats';
import { formatDate, formatNumber } from '../../format';

export function ActivityCard({ stats }: { stats: ApiStats }) {
  return (
    <Card as="section" aria-label="Activity">
      <Stat
        label="Activity"
        value={<Requests count={stats.request_count_total} />}
        hint={<LastUsed at={stats.last_seen_at} />}
      />
    </Card>
  );
}

function Requests({ count }: { count: number }) {
  return `${formatNumber(count)} ${count === 1 ? 'request' : 'requests'}`;
}

function LastUsed({ at }: { at: string | null }) {
  if (at === null) return 'No recent activity';
  return (
    <>
      Last used <time dateTime={at}>{formatDate(at)}</time>
    </>
  );
}
