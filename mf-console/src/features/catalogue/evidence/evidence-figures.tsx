import { Table, type TableColumn } from '@declic/design-system/table';
import { formatCount, formatDateTime } from '@declic/remote-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatAge, formatLatency, formatRate } from '../format-metrics';
import { HealthMark } from '../health-mark';
import type { Evidence } from './evidence.queries';

interface Figure {
  readonly name: string;
  readonly value: ReactNode;
  readonly basis: string;
}

const NOT_MEASURED = 'not measured';

/** Each figure of the card, and what it is computed from. */
export function EvidenceFigures({ evidence }: { evidence: Evidence }) {
  return (
    <Table
      label="Figures"
      columns={columns}
      rows={[describeHealth, describeSuccess, describeLatency, describeOnTime, describeVerified, describeScore].map(
        (describe) => describe(evidence),
      )}
      rowKey={({ name }) => name}
    />
  );
}

const columns: readonly TableColumn<Figure>[] = [
  { header: 'Figure', cell: ({ name }) => <Name>{name}</Name>, narrow: { line: 1, side: 'start' } },
  { header: 'Value', cell: ({ value }) => value, align: 'end', narrow: { line: 1, side: 'end' } },
  { header: 'Computed from', cell: ({ basis }) => basis, narrow: { line: 2, side: 'both' } },
];

function describeHealth({ figures: { health_status: health }, passes }: Evidence): Figure {
  const failed = passes.filter(({ passed }) => !passed).length;
  return {
    name: 'Health',
    value: health === null ? NOT_MEASURED : <HealthMark health={health} />,
    basis: `${formatCount(passes.length, 'verification')}, ${failed} failed. Degraded: the last failed or is older than 3 hours, success is below 98% or on time below 90% of 20 runs. Down: 3 failed in a row.`,
  };
}

function describeSuccess({ figures: { success_rate_24h: rate }, runs }: Evidence): Figure {
  const { succeeded, counted, failed, timed_out, interrupted } = runs;
  return {
    name: 'Success',
    value: rate === null ? NOT_MEASURED : formatRate(rate),
    basis: `${succeeded} of ${formatCount(counted, 'run')} succeeded; ${failed} failed, ${timed_out} timed out, ${interrupted} interrupted.`,
  };
}

function describeLatency({ figures: { p95_latency_ms_24h: p95 }, latency }: Evidence): Figure {
  const { basis, count, p50, p99, longest } = latency;
  const others = [
    p50 === null ? null : `median ${formatLatency(p50)}`,
    p99 === null ? null : `P99 ${formatLatency(p99)}`,
    longest === null ? null : `longest ${formatLatency(longest)}`,
  ].filter((part) => part !== null);
  const runs =
    basis === 'live'
      ? `${formatCount(count, 'call')} that succeeded`
      : `${formatCount(count, 'run')} that succeeded, examples included`;
  return {
    name: 'P95 latency',
    value: p95 === null ? NOT_MEASURED : formatLatency(p95),
    basis: `${runs}${others.length > 0 ? `: ${others.join(', ')}` : ''}.`,
  };
}

function describeOnTime({ figures: { on_time_rate_24h: rate }, runs, latency_target_ms: target }: Evidence): Figure {
  return {
    name: 'On time',
    value: rate === null ? NOT_MEASURED : formatRate(rate),
    basis: `${runs.on_time} of ${runs.succeeded} that succeeded took at most ${formatLatency(target)}, the target.`,
  };
}

function describeVerified({ figures: { last_verified_at: at } }: Evidence): Figure {
  return {
    name: 'Verified',
    value: at === null ? 'never' : formatAge(at),
    basis: at === null ? 'No verification passed within a day.' : `All examples passed at ${formatDateTime(at)}.`,
  };
}

function describeScore({ figures: { score }, score: { reliability, on_time, freshness } }: Evidence): Figure {
  const parts =
    reliability === null || on_time === null || freshness === null
      ? 'It begins with the first verification that passes.'
      : `${reliability.toFixed(1)} of 50 for reliability (with 19 of 20 runs added), ${on_time.toFixed(1)} of 30 on time, ${freshness.toFixed(1)} of 20 for the age of the verification.`;
  return { name: 'Score', value: score ?? NOT_MEASURED, basis: parts };
}

const Name = styled.span`
  white-space: nowrap;
`;
