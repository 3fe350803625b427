import type { OpOutput } from '@declic/nest-kit';
import { computeFigures } from '../metrics/compute-figures';
import { computeScoreParts } from '../metrics/health';
import type { Evidence } from './evidence.service';
import { listIncidents } from './list-incidents';
import { LATENCY_BOUNDS, type RunDescription, toDay } from './run-description';
import { toVerification } from './to-verification';

type Answer = OpOutput<'getActionEvidence'>;

const HOUR_MS = 60 * 60 * 1_000;
const MAX_INCIDENTS = 10;

/** @decision D17 */
export function toEvidence({ action, day: { from, until }, runs, latest, passes, examples }: Evidence): Answer {
  const counted = toDay(runs);
  const ofDay = passes.filter(({ finishedAt }) => finishedAt > from);
  const { last_verified_at: verifiedAt, ...figures } = computeFigures(counted, latest, until);
  const score = computeScoreParts(counted, latest, until);
  return {
    slug: action.slug,
    from: from.toISOString(),
    until: until.toISOString(),
    latency_target_ms: action.latency_target_ms,
    figures: { ...figures, last_verified_at: verifiedAt?.toISOString() ?? null },
    runs: toCounts(runs, counted.counted),
    latency: toLatency(runs),
    hours: runs.hours.map(({ hour, ...counts }) => ({
      at: new Date(from.getTime() + hour * HOUR_MS).toISOString(),
      ...counts,
    })),
    score: {
      reliability: score?.reliability ?? null,
      on_time: score?.onTime ?? null,
      freshness: score?.freshness ?? null,
    },
    verification: toVerification(action, passes.at(-1), examples),
    passes: ofDay.map(({ finishedAt, passed }) => ({ finished_at: finishedAt.toISOString(), passed })),
    incidents: listIncidents(passes)
      .slice(0, MAX_INCIDENTS)
      .map((incident) => ({
        from: incident.from.toISOString(),
        until: incident.until?.toISOString() ?? null,
        failed_passes: incident.failedPasses,
      })),
  };
}

function toCounts(runs: RunDescription, counted: number): Answer['runs'] {
  const { live, examples, succeeded, failed, timedOut, interrupted, onTime, excluded } = runs;
  return {
    ...{ counted, live, examples, succeeded, failed, interrupted, excluded },
    timed_out: timedOut,
    on_time: onTime,
  };
}

function toLatency({ isLive, measured, p50, p95, p99, longest, buckets }: RunDescription): Answer['latency'] {
  return {
    basis: isLive ? 'live' : 'all',
    count: measured,
    ...{ p50, p95, p99, longest },
    distribution: buckets.map((count, index) => ({
      above_ms: LATENCY_BOUNDS[index - 1] ?? 0,
      up_to_ms: LATENCY_BOUNDS[index] ?? null,
      count,
    })),
  };
}
