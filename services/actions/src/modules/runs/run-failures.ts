import { DomainError } from '@declic/nest-kit';
import { RejectedInputError, UpstreamError } from '../../engine/run-errors';
import type { RunFailure } from './run-record';
import { RunFailedError, UnusableInputError, UpstreamFailedError } from './runs.errors';
import { DeadlineError } from '../../engine/pools/within-deadline';

/** How a run ended that did not succeed: in the records, on the ledger, and for the caller. */
export interface FailedRun extends Pick<RunFailure, 'status' | 'reason'> {
  toError(isGivenBack: boolean): Error;
}

/** Only what is not ours is told in its own words; errors of our own stay in the log. */
export function describeFailure(error: unknown): FailedRun {
  if (error instanceof DeadlineError)
    return {
      status: 'timed_out',
      reason: 'The action took too long',
      toError: (isGivenBack) => new RunFailedError('action_timed_out', error, isGivenBack),
    };
  if (error instanceof RejectedInputError)
    return {
      status: 'rejected',
      reason: 'The input could not be worked on',
      toError: (isGivenBack) =>
        new UnusableInputError([{ in: 'body', field: error.field, message: error.message }], isGivenBack),
    };
  if (error instanceof UpstreamError)
    return {
      status: 'upstream_failed',
      reason: 'Something outside failed',
      toError: (isGivenBack) => new UpstreamFailedError(error.message, isGivenBack),
    };
  // A refusal of our own: no room for the files of the answer, or too many runs that wait.
  if (error instanceof DomainError) return { status: 'rejected', reason: 'The run was refused', toError: () => error };
  return {
    status: 'failed',
    reason: 'The action failed',
    toError: (isGivenBack) => new RunFailedError('action_failed', error, isGivenBack),
  };
}
