import { Card, Grid, Stat } from '@declic/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ApiStats, userApiStatsQuery } from '../../account/user-api-stats.queries';
import { formatDateTime, formatNumber } from '../../format';

export function HubFigures() {
  const { data: stats } = useSuspenseQuery(userApiStatsQuery());
  return <HubStats stats={stats} />;
}

export function HubStats({ stats }: { stats: ApiStats }) {
  return (
    <Grid $min="340px">
      <Card>
        <Stat label="Total Credits" value={formatNumber(stats.credit_balance_total)} />
      </Card>
      <Card>
        <Stat label="Total Requests" value={formatNumber(stats.request_count_total)} />
      </Card>
      <Card>
        <Stat
          label="API Keys"
          value={stats.has_keys ? 'Active' : 'None'}
          hint={<LastActivity at={stats.last_seen_at} />}
        />
      </Card>
    </Grid>
  );
}

function LastActivity({ at }: { at: string | null }) {
  if (at === null) return 'No recent activity';
  return (
    <>
      Last activity <time dateTime={at}>{formatDateTime(at)}</time>
    </>
  );
}
