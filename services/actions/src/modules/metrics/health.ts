/** What the last day of an action was like. Runs that failed through no fault of ours are not in it. */
export interface DayOfRuns {
  readonly succeeded: number;
  /** Succeeded, failed on our side, or timed out. */
  readonly counted: number;
  /** Succeeded within the action's latency target. */
  readonly onTime: number;
}

export const NO_RUNS: DayOfRuns = { succeeded: 0, counted: 0, onTime: 0 };

/** One run of all examples of an action. */
export interface Pass {
  readonly passed: boolean;
  readonly finishedAt: Date;
}

export type HealthStatus = 'healthy' | 'degraded' | 'down';

const HOUR_MS = 60 * 60 * 1_000;
/** Verification is hourly: after this it is late. */
const VERIFIED_WITHIN_MS = 3 * HOUR_MS;

/** Shares say something from this many runs on. */
const FEW_RUNS = 10;
const SOME_RUNS = 20;

/**
 * The state of an action; null as long as its examples never passed. `passes`: the latest, oldest first. Calls can make an action
 * degraded, never down: what a caller brings about must not take it from the others. Where calls fail, its examples run sooner.
 *
 * @decision D17
 */
export function decideHealth(day: DayOfRuns, passes: readonly Pass[], now: Date): HealthStatus | null {
  if (!passes.some(({ passed }) => passed)) return isDown(passes) ? 'down' : null;
  const success = successRate(day) ?? 1;
  if (isDown(passes)) return 'down';
  const isLate = now.getTime() - (lastVerified(passes)?.getTime() ?? 0) > VERIFIED_WITHIN_MS;
  const isUnreliable = (success < 0.98 && day.counted >= SOME_RUNS) || (success < 0.5 && day.counted >= FEW_RUNS);
  const isSlow = (onTimeRate(day) ?? 1) < 0.9 && day.succeeded >= SOME_RUNS;
  return passes.at(-1)?.passed === false || isLate || isUnreliable || isSlow ? 'degraded' : 'healthy';
}

/** Down after three failed passes in a row, and up again after two that passed. */
export function isDown(passes: readonly Pass[]): boolean {
  let down = false;
  let inRow = 0;
  let last: boolean | undefined;
  for (const { passed } of passes) {
    inRow = passed === last ? inRow + 1 : 1;
    last = passed;
    if (!passed && inRow >= 3) down = true;
    if (passed && inRow >= 2) down = false;
  }
  return down;
}

/** What a score is made of: points of 50, 30 and 20. */
export interface ScoreParts {
  readonly reliability: number;
  readonly onTime: number;
  readonly freshness: number;
}

/** From 0 to 100; null as long as the examples never passed. */
export function computeScore(day: DayOfRuns, passes: readonly Pass[], now: Date): number | null {
  const parts = computeScoreParts(day, passes, now);
  return parts && Math.round(parts.reliability + parts.onTime + parts.freshness);
}

/** Null as long as the examples never passed. The 19 of 20 runs that are added keep one failure of one run from being 0. */
export function computeScoreParts(day: DayOfRuns, passes: readonly Pass[], now: Date): ScoreParts | null {
  const verified = lastVerified(passes);
  if (!verified) return null;
  return {
    reliability: (50 * (day.succeeded + 19)) / (day.counted + 20),
    onTime: 30 * (onTimeRate(day) ?? 1),
    freshness: 20 * Math.exp(-(now.getTime() - verified.getTime()) / HOUR_MS / 24),
  };
}

/** When all examples passed last. */
export function lastVerified(passes: readonly Pass[]): Date | null {
  return passes.findLast(({ passed }) => passed)?.finishedAt ?? null;
}

/** Between 0 and 1; null without runs. */
export function successRate({ succeeded, counted }: DayOfRuns): number | null {
  return counted === 0 ? null : succeeded / counted;
}

/** Of the runs that succeeded, between 0 and 1; null without any. */
export function onTimeRate({ onTime, succeeded }: DayOfRuns): number | null {
  return succeeded === 0 ? null : onTime / succeeded;
}
