import { Card, Stat } from '@declic/design-system';
import { formatCount, formatDate } from '@declic/remote-kit';
import type { ApiStats } from '../../stats/api-stats';

export function ActivityCard({ stats }: { stats: ApiStats }) {
  return (
    <Card as="section" aria-label="Activity">
      <Stat
        label="Activity"
        value={formatCount(stats.request_count_total, 'request')}
        hint={<LastUsed at={stats.last_seen_at} />}
      />
    </Card>
  );
}

function LastUsed({ at }: { at: string | null }) {
  if (at === null) return 'No recent activity';
  return (
    <>
      Last used <time dateTime={at}>{formatDate(at)}</time>
    </>
  );
}
