import type { FailedEnding } from '../calls/run-ending';

/** How a run ended, and what its call would have been answered. */
export interface RunOutcome {
  readonly status: 'succeeded' | FailedEnding;
  /** Credits that are kept of what was charged. */
  readonly cost: number;
  /** Why it is given back, or a part of its price. */
  readonly reason: string | null;
  readonly httpStatus: number;
  readonly code: string | null;
  /** JSON. */
  readonly answer: string;
  /** From its beginning on: the wait before says nothing about the action. */
  readonly durationMs: number;
}
