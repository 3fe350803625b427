import { Badge, Card, Grid, Stat } from '@declic/design-system';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { formatDateTime, formatNumber } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ApiStats } from '../../stats/api-stats';

export interface ApiFiguresProps {
  /** Whether the subscription holds the use of keys back. */
  suspended: boolean;
}

export function ApiFigures({ suspended }: ApiFiguresProps) {
  const { data: stats } = useSuspenseQuery(accountStatsQuery());
  return <ApiStatCards stats={stats} suspended={suspended} />;
}

export interface ApiStatCardsProps {
  stats: ApiStats;
  suspended?: boolean;
}

export function ApiStatCards({ stats, suspended = false }: ApiStatCardsProps) {
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
          value={describeKeyState(stats.has_keys, suspended)}
          hint={<LastActivity at={stats.last_seen_at} />}
        />
      </Card>
    </Grid>
  );
}

function describeKeyState(hasKeys: boolean, suspended: boolean) {
  if (!hasKeys) return 'None';
  return suspended ? <Badge tone="danger">Suspended</Badge> : 'Active';
}

function LastActivity({ at }: { at: string | null }) {
  if (at === null) return 'No recent activity';
  return (
    <>
      Last activity <time dateTime={at}>{formatDateTime(at)}</time>
    </>
  );
}
