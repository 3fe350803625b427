import { Disclosure, Spinner, Text } from '@declic/design-system';
import type { TableColumn } from '@declic/design-system/table';
import { formatDateTime, formatNumber, lazyPart, RouteBoundary } from '@declic/remote-kit';
import type { CreditPoint } from './credit-history.queries';
import { keepChanges } from './credit-points';

/** Fetched by itself, so that what several pages share does not make each of them wait for tables. */
const Table = lazyPart(async () => (await import('@declic/design-system/table')).Table<CreditPoint>);

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
        <RouteBoundary loading={<Spinner label="Loading the numbers" />}>
          <Table label="Credits over time" columns={columns} rows={keepChanges(points)} rowKey={({ at }) => at} />
        </RouteBoundary>
      </Text>
    </Disclosure>
  );
}
