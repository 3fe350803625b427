import { toProblem } from '@declic/nest-kit';
import type { FailedEnding } from '../calls/run-ending';
import { describeFailure } from '../runs/run-failures';

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
  /** From its acceptance on. */
  readonly durationMs: number;
}

/** A problem as the answer of a run that was given back. */
export function toFailedAnswer(error: unknown, requestId: string): Pick<RunOutcome, 'httpStatus' | 'code' | 'answer'> {
  const problem = { ...toProblem(error, requestId), cost: 0 };
  return { httpStatus: problem.status, code: problem.code, answer: JSON.stringify(problem) };
}

/** The end of a run whose action threw. */
export function toFailedOutcome(error: unknown, requestId: string, durationMs: number): RunOutcome {
  const { status, reason, toError } = describeFailure(error);
  return { status, cost: 0, reason, durationMs, ...toFailedAnswer(toError(true, undefined), requestId) };
}
