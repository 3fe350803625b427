import { Badge, Card, Grid, Stat } from '@declic/design-system';
import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import { formatDateTime, formatNumber } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ApiStats } from '../../account/api-stats';

export interface HubFiguresProps {
  /** Whether the subscription holds the use of keys back. */
  isSuspended: boolean;
}

export function HubFigures({ isSuspended }: HubFiguresProps) {
  const { data: stats } = useSuspenseQuery(accountStatsQuery());
  return <HubStats stats={stats} isSuspended={isSuspended} />;
}

export interface HubStatsProps {
  stats: ApiStats;
  isSuspended?: boolean;
}

export function HubStats({ stats, isSuspended = false }: HubStatsProps) {
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
          value={keyStateOf(stats.has_keys, isSuspended)}
          hint={<LastActivity at={stats.last_seen_at} />}
        />
      </Card>
    </Grid>
  );
}

function keyStateOf(hasKeys: boolean, isSuspended: boolean) {
  if (!hasKeys) return 'None';
  return isSuspended ? <Badge tone="danger">Suspended</Badge> : 'Active';
}

function LastActivity({ at }: { at: string | null }) {
  if (at === null) return 'No recent activity';
  return (
    <>
      Last activity <time dateTime={at}>{formatDateTime(at)}</time>
    </>
  );
}
