import { Badge, Stack, Text } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import { formatDateTime, formatNumber } from '@declic/remote-kit';
import { ChangeButtons } from '../change/change-buttons';
import type { DeployableOverview } from '../releases/releases.queries';
import { VersionOrigin } from '../releases/version';
import { failureRate, fileSize } from '../releases/version-facts';
import { availableVersionChanges, versionState } from './version-state';

type Release = DeployableOverview['releases'][number];

/** The registered versions, newest first, and what can be done with each. */
export function VersionTable({ deployable }: { deployable: DeployableOverview }) {
  const { releases } = deployable;
  if (releases.length === 0) return <Text tone="muted">No version is registered.</Text>;
  return (
    <Table
      label="Versions"
      columns={versionColumns(deployable)}
      rows={releases}
      rowKey={({ version }) => version}
      tableFrom="desktop"
    />
  );
}

function versionColumns({ choice, health }: DeployableOverview): readonly TableColumn<Release>[] {
  const findHealth = ({ version }: Release) => health.find((one) => one.version === version);
  return [
    {
      header: 'Version',
      cell: (release) => <VersionOrigin version={release.version} release={release} />,
      narrow: { line: 1, side: 'start' },
    },
    {
      header: 'State',
      cell: (release) => {
        const { label, tone } = versionState(release, choice);
        return <Badge tone={tone}>{label}</Badge>;
      },
      narrow: { line: 1, side: 'end' },
    },
    {
      header: 'Registered',
      cell: (release) => (
        <Stack $gap={1}>
          {formatDateTime(release.created_at)}
          {release.reason ? (
            <Text size="small" tone="muted">
              {release.reason}
            </Text>
          ) : null}
        </Stack>
      ),
      narrow: { line: 2, side: 'both' },
    },
    { header: 'Size', cell: ({ bytes }) => fileSize(bytes), align: 'end', narrow: { line: 3, side: 'end' } },
    {
      header: 'Failures',
      cell: (release) => {
        const one = findHealth(release);
        return one && one.loads > 0
          ? `${formatNumber(one.failed)} of ${formatNumber(one.loads)} (${failureRate(one)})`
          : 'No data';
      },
      align: 'end',
      narrow: { line: 3, side: 'start' },
      narrowLabel: 'Failures',
    },
    {
      header: 'Actions',
      cell: (release) => <ChangeButtons changes={availableVersionChanges(release, choice)} justify="end" />,
      align: 'end',
      narrow: { line: 4, side: 'both' },
    },
  ];
}
