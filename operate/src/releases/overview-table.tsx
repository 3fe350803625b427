import { Card, Link, Stack, Text } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import { paths } from '../paths';
import { DeployableState } from './deployable-state';
import type { DeployableOverview } from './releases.queries';
import { servedColumns, type ServedRow } from './served-columns';
import { servedVersions } from './version-facts';

export interface OverviewTableProps {
  deployables: readonly DeployableOverview[];
}

/** One row for each version that visitors get. */
export function OverviewTable({ deployables }: OverviewTableProps) {
  const rows = deployables.flatMap((deployable) =>
    servedVersions(deployable).map((served) => ({ deployable, served })),
  );
  return (
    <Card>
      <Table
        label="Releases"
        columns={columns}
        rows={rows}
        rowKey={({ deployable, served }) => `${deployable.name} ${served.role}`}
        tableFrom="desktop"
      />
    </Card>
  );
}

const columns: readonly TableColumn<ServedRow>[] = [
  { header: 'Deployable', cell: (row) => <Name {...row} />, narrow: { line: 1, side: 'start' } },
  ...servedColumns,
];

function Name({ deployable, served }: ServedRow) {
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
