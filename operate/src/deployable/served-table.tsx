import { Text } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import type { DeployableOverview } from '../releases/releases.queries';
import { servedColumns, type ServedRow } from '../releases/served-columns';
import { servedVersions } from '../releases/version-facts';

/** The versions that visitors get of one deployable. */
export function ServedTable({ deployable }: { deployable: DeployableOverview }) {
  const rows = servedVersions(deployable).map((served) => ({ deployable, served }));
  if (rows.length === 0) return <Text tone="muted">No version was chosen yet.</Text>;
  return (
    <Table
      label="What visitors get"
      columns={columns}
      rows={rows}
      rowKey={({ served }) => served.role}
      tableFrom="desktop"
    />
  );
}

const columns: readonly TableColumn<ServedRow>[] = [
  {
    header: 'Role',
    cell: ({ served: { role } }) => (role === 'stable' ? 'Current' : 'Canary'),
    narrow: { line: 1, side: 'start' },
  },
  ...servedColumns,
];
