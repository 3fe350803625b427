import { Disclosure, Text } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import { formatDateTime, formatNumber } from '@declic/remote-kit';
import type { CreditPoint } from './credit-history.queries';
import { keepChanges } from './credit-points';

const columns: readonly TableColumn<CreditPoint>[] = [
  {
    header: 'Time',
    cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    narrow: { line: 1, side: 'start' },
  },
  { header: 'Credits', cell: ({ balance }) => formatNumber(balance), align: 'end', narrow: { line: 1, side: 'end' } },
];

export function CreditTable({ points }: { points: readonly CreditPoint[] }) {
  return (
    <Disclosure summary="Show the numbers">
      <Text as="div" size="small">
        <Table label="Credits over time" columns={columns} rows={keepChanges(points)} rowKey={({ at }) => at} />
      </Text>
    </Disclosure>
  );
}
