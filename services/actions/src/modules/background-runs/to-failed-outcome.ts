import { toProblem } from '@declic/nest-kit';
import type { RunOutcome } from '../background-queue/run-outcome';
import { describeFailure } from '../runs/run-failures';

/** A problem as the answer of a run that was given back. */
export function toFailedAnswer(error: unknown, requestId: string): Pick<RunOutcome, 'httpStatus' | 'code' | 'answer'> {
  const problem = { ...toProblem(error, requestId), cost: 0 };
  return { httpStatus: problem.status, code: problem.code, answer: JSON.stringify(problem) };
}

/** The end of a run whose action threw. */
export function toFailedOutcome(error: unknown, requestId: string, durationMs: number): RunOutcome {
  const { status, reason, toError } = describeFailure(error);
  return { status, cost: 0, reason, durationMs, ...toFailedAnswer(toError(true), requestId) };
}
