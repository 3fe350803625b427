import { DomainError, refusal, refusalBase, retryAfter, TooManyRequestsError } from '@declic/nest-kit';
import { MAX_WAITING } from './background-run';

const RETRY_AFTER_S = 60;

/** Checked before the charge. */
export function tooManyBackgroundRuns(what: keyof typeof MAX_WAITING): TooManyRequestsError {
  return new TooManyRequestsError(RETRY_AFTER_S, {
    code: 'too_many_background_runs',
    message: `${MAX_WAITING[what].toLocaleString('en')} ${what} of this account wait already. Nothing was debited.`,
  });
}

/** Another account's run is answered like one that is not there. */
export class RunNotFoundError extends refusal(
  'not-found',
  'run_not_found',
  'There is no such run, or no more: runs are kept for 24 hours after their end.',
) {}

/** The call of this key runs in the background, and the one that repeats it cannot be answered so. */
export class RunInProgressError extends refusalBase('conflict', 'idempotency_in_progress') {
  constructor(url: string) {
    super(`The call with this Idempotency-Key runs in the background. Its answer will be at ${url}`, retryAfter(2));
  }
}

/** A crash ended the run, or an hour of waiting. Its credits were given back. */
export class RunInterruptedError extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'interrupted';

  constructor() {
    super('The run was interrupted, or did not begin within an hour. Nothing was debited.', { extra: { cost: 0 } });
  }
}
