import { Disclosure, Stack, Text } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import { formatCount, formatDateTime, formatNumber } from '@declic/remote-kit';
import { BarChart } from './bar-chart';
import type { Evidence } from './evidence.queries';

type Hour = Evidence['hours'][number];

/** The runs of each hour, and how many of them failed. */
export function HourlyRuns({ evidence: { from, hours, runs } }: { evidence: Evidence }) {
  if (hours.length === 0) return <Text tone="muted">Nothing ran within the last day.</Text>;
  const failed = runs.counted - runs.succeeded;
  return (
    <Stack $gap={2}>
      <BarChart
        label={`${formatCount(runs.counted, 'run')} in ${formatCount(hours.length, 'hour')}; ${failed} failed.`}
        bars={listHours(from, hours).map(({ at, counted, succeeded }) => ({
          label: formatDateTime(at),
          value: counted,
          marked: counted - succeeded,
        }))}
      />
      <Disclosure summary="As a table">
        <Table label="Runs by hour" columns={columns} rows={hours} rowKey={({ at }) => at} />
      </Disclosure>
    </Stack>
  );
}

const HOUR_MS = 60 * 60 * 1_000;
const HOURS = 24;

/** Also the hours in which nothing ran. */
function listHours(from: string, hours: readonly Hour[]): Hour[] {
  return Array.from({ length: HOURS }, (_, index) => {
    const at = new Date(Date.parse(from) + index * HOUR_MS).toISOString();
    return hours.find((hour) => hour.at === at) ?? { at, counted: 0, succeeded: 0 };
  });
}

const columns: readonly TableColumn<Hour>[] = [
  { header: 'Hour from', cell: ({ at }) => formatDateTime(at), narrow: { line: 1, side: 'start' } },
  {
    header: 'Runs',
    cell: ({ counted }) => formatNumber(counted),
    align: 'end',
    narrow: { line: 1, side: 'end' },
    narrowLabel: 'Runs',
  },
  {
    header: 'Failed',
    cell: ({ counted, succeeded }) => formatNumber(counted - succeeded),
    align: 'end',
    narrow: { line: 2, side: 'end' },
    narrowLabel: 'Failed',
  },
];
