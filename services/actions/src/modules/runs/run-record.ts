import type { IdempotentCall, PlanSlug } from '@declic/nest-kit';
import type { FailedEnding } from '../calls/run-ending';

/** A call that wants to run. */
export interface NewRun {
  readonly id: string;
  readonly userId: string;
  readonly keyId: string;
  readonly slug: string;
  /** Null: the call is counted, and does not run. */
  readonly cost: number | null;
  readonly requestId: string;
  readonly timeoutMs: number;
  /** As the key was last seen; the statement that begins the run compares. */
  readonly plan: PlanSlug;
  readonly callsPerMinute: number;
  /** The most that the call may cost. */
  readonly maxCredits?: number | undefined;
  readonly idempotency?: IdempotentCall | undefined;
}

/** What is left of an account's minute, and how long that lasts. */
interface CallWindow {
  readonly callsLeft: number;
  readonly resetsIn: number;
}

/** An account's minute, and the plan that limits it. */
export interface CallRate {
  readonly plan: PlanSlug;
  readonly window: CallWindow;
}

/**
 * What became of it: `charged` runs now, everything else does not. `busy`: another transaction holds the account. `stale_key`: the
 * key opens nothing any more, or an account of another plan.
 */
export interface RunStart {
  readonly outcome:
    | 'charged'
    | 'counted'
    | 'replayed'
    | 'in_progress'
    | 'reused'
    | 'price_above_max'
    | 'limited'
    | 'insufficient'
    | 'suspended'
    | 'unknown'
    | 'busy'
    | 'stale_key';
  /** After the charge. */
  readonly balance: number;
  /** What is left of the account's minute; absent where the call was not counted. */
  readonly window: CallWindow | undefined;
  /** What the earlier call with the same key answered. */
  readonly answer: string | undefined;
}

export interface RunEnd {
  readonly id: string;
  readonly durationMs: number;
  /** Kept for calls with the same key. */
  readonly answer: string | undefined;
}

export interface RunFailure {
  readonly id: string;
  readonly status: FailedEnding;
  readonly durationMs: number;
  readonly reason: string;
}

export interface RunStartRow {
  /** From 1; absent where there is one row only. */
  readonly ordinal?: number;
  readonly outcome: RunStart['outcome'];
  readonly balance: string | null;
  readonly calls_left: number | null;
  readonly resets_in: number | null;
  readonly answer: string | null;
}

export function toRunStart({ outcome, balance, calls_left, resets_in, answer }: RunStartRow): RunStart {
  return {
    outcome,
    balance: Number(balance ?? 0),
    window: calls_left === null || resets_in === null ? undefined : { callsLeft: calls_left, resetsIn: resets_in },
    answer: answer ?? undefined,
  };
}
