import type { DayOfRuns } from '../metrics/health';

/** The runs of an action within a day, as `describe_runs` counts them. */
export interface RunDescription {
  /** Calls of customers that count. */
  readonly live: number;
  readonly examples: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly timedOut: number;
  readonly interrupted: number;
  /** Runs that failed through no fault of ours. */
  readonly excluded: number;
  readonly onTime: number;
  /** Latency is that of live runs alone. */
  readonly isLive: boolean;
  /** The runs that latency is of. */
  readonly measured: number;
  readonly p50: number | null;
  readonly p95: number | null;
  readonly p99: number | null;
  readonly longest: number | null;
  /** Runs between the bounds of `LATENCY_BOUNDS`, one more than there are bounds. */
  readonly buckets: readonly number[];
  readonly hours: readonly { readonly hour: number; readonly counted: number; readonly succeeded: number }[];
}

/** Milliseconds, in steps of the same ratio. */
export const LATENCY_BOUNDS = [
  1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 60_000,
] as const;

export const NO_DESCRIPTION: RunDescription = {
  live: 0,
  examples: 0,
  succeeded: 0,
  failed: 0,
  timedOut: 0,
  interrupted: 0,
  excluded: 0,
  onTime: 0,
  isLive: false,
  measured: 0,
  p50: null,
  p95: null,
  p99: null,
  longest: null,
  buckets: [0, ...LATENCY_BOUNDS.map(() => 0)],
  hours: [],
};

/** The part that the figures are computed from. */
export function toDay({ succeeded, failed, timedOut, interrupted, onTime, p95 }: RunDescription) {
  return { succeeded, counted: succeeded + failed + timedOut + interrupted, onTime, p95 } satisfies DayOfRuns & {
    p95: number | null;
  };
}
