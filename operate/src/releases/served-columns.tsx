import { Stack, Text } from '@declic/design-system';
import type { TableColumn } from '@declic/design-system/table';
import { formatCount, formatDateTime, formatNumber } from '@declic/remote-kit';
import type { DeployableOverview } from './releases.queries';
import { failureRate, fileSize, type ServedVersion } from './version-facts';
import { VersionOrigin } from './version';

export interface ServedRow {
  deployable: DeployableOverview;
  served: ServedVersion;
}

/** What is said of each version that visitors get, after the column that names it. */
export const servedColumns: readonly TableColumn<ServedRow>[] = [
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

/** Who gave a version to visitors, when and why. */
function Choice({ deployable: { choice }, served: { role, health } }: ServedRow) {
  if (!choice) return <>-</>;
  const { at, by, reason } =
    role === 'stable'
      ? { at: choice.chosen_at, by: choice.chosen_by, reason: choice.chosen_reason }
      : { at: health?.trial?.started_at, by: choice.canary_by, reason: choice.canary_reason };
  return (
    <Stack $gap={1}>
      <span>{[at && formatDateTime(at), by && `by ${by}`].filter(Boolean).join(' ') || '-'}</span>
      {reason ? (
        <Text size="small" tone="muted">
          {reason}
        </Text>
      ) : null}
    </Stack>
  );
}

function Health({ served: { health } }: ServedRow) {
  if (!health || health.loads === 0) return <Text tone="muted">No data</Text>;
  return (
    <Stack $gap={1} $align="stretch">
      <span>{formatCount(health.loads, 'load')}</span>
      <Text size="small" tone={health.failed > 0 ? 'danger' : 'muted'}>
        {formatNumber(health.failed)} failed ({failureRate(health)})
      </Text>
    </Stack>
  );
}
