import { Card, Link, Notice, Stack, Text } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import { formatDateTime, formatNumber } from '@declic/remote-kit';
import { paths } from '../paths';
import { DeployableState } from './deployable-state';
import type { DeployableOverview } from './releases.queries';
import { failureRate, fileSize, servedVersions, type ServedVersion } from './version-facts';
import { VersionOrigin } from './version';

export interface OverviewTableProps {
  deployables: readonly DeployableOverview[];
  /** The last reading failed; these are the figures of the one before. */
  stale: boolean;
}

interface OverviewRow {
  deployable: DeployableOverview;
  served: ServedVersion;
}

/** One row for each version that visitors get. */
export function OverviewTable({ deployables, stale }: OverviewTableProps) {
  const rows = deployables.flatMap((deployable) =>
    servedVersions(deployable).map((served) => ({ deployable, served })),
  );
  return (
    <Stack $gap={4}>
      {stale ? (
        <Notice tone="warning">The registry does not answer at the moment: these figures are older.</Notice>
      ) : null}
      <Card>
        <Table
          label="Releases"
          columns={columns}
          rows={rows}
          rowKey={({ deployable, served }) => `${deployable.name} ${served.role}`}
          tableFrom="desktop"
        />
      </Card>
    </Stack>
  );
}

const columns: readonly TableColumn<OverviewRow>[] = [
  { header: 'Deployable', cell: (row) => <Name {...row} />, narrow: { line: 1, side: 'start' } },
  { header: 'Visitors', cell: ({ served }) => `${served.share} %`, align: 'end', narrow: { line: 1, side: 'end' } },
  { header: 'Version', cell: ({ served }) => <VersionOrigin {...served} />, narrow: { line: 2, side: 'both' } },
  { header: 'Chosen', cell: (row) => <Choice {...row} />, narrow: { line: 3, side: 'both' } },
  {
    header: 'Size',
    cell: ({ served }) => (served.release ? fileSize(served.release.bytes) : '-'),
    align: 'end',
    narrow: { line: 4, side: 'end' },
  },
  { header: 'Health', cell: (row) => <Health {...row} />, align: 'end', narrow: { line: 4, side: 'start' } },
];

function Name({ deployable, served }: OverviewRow) {
  if (served.role === 'canary') return <Text tone="muted">{deployable.name}, canary</Text>;
  return (
    <Stack $gap={1} $align="start">
      <Link href={paths.deployable(deployable.name)}>{deployable.name}</Link>
      <Text size="small" tone="muted">
        {deployable.owner}
      </Text>
      <DeployableState choice={deployable.choice} />
    </Stack>
  );
}

function Choice({ deployable: { choice }, served: { role, release } }: OverviewRow) {
  const at = role === 'stable' ? choice?.chosen_at : release?.activated_at;
  return (
    <Stack $gap={1}>
      <span>
        {at ? formatDateTime(at) : '-'}
        {role === 'stable' && choice ? ` by ${choice.chosen_by}` : ''}
      </span>
      {release?.reason ? (
        <Text size="small" tone="muted">
          {release.reason}
        </Text>
      ) : null}
    </Stack>
  );
}

function Health({ served: { health } }: OverviewRow) {
  if (!health) return <Text tone="muted">No data</Text>;
  return (
    <Stack $gap={1} $align="stretch">
      <span>{formatNumber(health.loads)} loads</span>
      <Text size="small" tone={health.failed > 0 ? 'danger' : 'muted'}>
        {formatNumber(health.failed)} failed ({failureRate(health)})
      </Text>
    </Stack>
  );
}
