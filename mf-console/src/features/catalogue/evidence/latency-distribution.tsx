import { Disclosure, Stack, Text } from '@declic/design-system';
import { Table, type TableColumn } from '@declic/design-system/table';
import { formatCount, formatNumber } from '@declic/remote-kit';
import { formatLatency } from '../format-metrics';
import { BarChart } from './bar-chart';
import type { Evidence } from './evidence.queries';

type Bucket = Evidence['latency']['distribution'][number];

/** How long the runs took, as a chart and as a table. */
export function LatencyDistribution({ evidence }: { evidence: Evidence }) {
  const { latency, latency_target_ms: target } = evidence;
  const buckets = trim(latency.distribution);
  if (buckets.length === 0) return <Text tone="muted">No run succeeded within the last day.</Text>;
  const rows = buckets.map((bucket) => ({ ...bucket, label: formatBucket(bucket) }));
  const most = rows.reduce((best, next) => (next.count > best.count ? next : best));

  return (
    <Stack $gap={2}>
      <BarChart
        label={`${formatCount(latency.count, 'run')} by latency: most (${most.count}) took ${most.label}. The target is ${formatLatency(target)}.`}
        bars={rows.map(({ label, count, above_ms: above }) => ({
          label,
          value: count,
          marked: above >= target ? count : 0,
        }))}
      />
      <Disclosure summary="As a table">
        <Table label="Runs by latency" columns={columns} rows={rows} rowKey={({ label }) => label} />
      </Disclosure>
    </Stack>
  );
}

const columns: readonly TableColumn<Bucket & { label: string }>[] = [
  { header: 'Latency', cell: ({ label }) => label, narrow: { line: 1, side: 'start' } },
  { header: 'Runs', cell: ({ count }) => formatNumber(count), align: 'end', narrow: { line: 1, side: 'end' } },
];

/** Without the empty buckets before the first run and behind the last. */
function trim(buckets: readonly Bucket[]): readonly Bucket[] {
  const isFilled = ({ count }: Bucket) => count > 0;
  return buckets.slice(Math.max(0, buckets.findIndex(isFilled)), buckets.findLastIndex(isFilled) + 1);
}

function formatBucket({ above_ms: above, up_to_ms: upTo }: Bucket): string {
  if (upTo === null) return `above ${formatLatency(above)}`;
  return above === 0 ? `up to ${formatLatency(upTo)}` : `${formatLatency(above)} to ${formatLatency(upTo)}`;
}
