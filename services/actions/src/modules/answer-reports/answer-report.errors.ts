import { refusal, TooManyRequestsError } from '@declic/nest-kit';

const DAY_S = 24 * 60 * 60;

/** Another account's run is answered like one that is not there. */
export class ReportedRunNotFoundError extends refusal(
  'not-found',
  'reported_run_not_found',
  'No charged run of this account has this request ID.',
) {}

export class AlreadyReportedError extends refusal(
  'conflict',
  'already_reported',
  'This answer has been reported already.',
) {}

/** It failed, and D9 gave its credits back. */
export class RunNotChargedError extends refusal(
  'conflict',
  'run_not_charged',
  'This run failed, and its credits were given back already.',
) {}

export class ReportTooLateError extends refusal(
  'conflict',
  'report_too_late',
  'An answer can be reported within seven days.',
) {}

export function tooManyReports(): TooManyRequestsError {
  return new TooManyRequestsError(DAY_S, {
    code: 'too_many_reports',
    message: 'Ten answers were reported within a day. Please report further ones tomorrow.',
  });
}
