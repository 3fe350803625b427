import { computeScore, type DayOfRuns, decideHealth, lastVerified, onTimeRate, type Pass, successRate } from './health';
import type { ActionMetrics } from './metrics.repository';

export type ActionFigures = Omit<ActionMetrics, 'slug'>;

/**
 * What the catalogue shows of an action, from its runs of the last day and its latest passes.
 *
 * @decision D17
 */
export function computeFigures(
  day: DayOfRuns & { readonly p95: number | null },
  passes: readonly Pass[],
  now: Date,
): ActionFigures {
  return {
    health_status: decideHealth(day, passes, now),
    score: computeScore(day, passes, now),
    p95_latency_ms_24h: day.p95,
    success_rate_24h: successRate(day),
    on_time_rate_24h: onTimeRate(day),
    last_verified_at: lastVerified(passes),
  };
}
