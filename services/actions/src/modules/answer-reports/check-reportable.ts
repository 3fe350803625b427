import type { ReportedRun } from './answer-report';
import { ReportedRunNotFoundError, ReportTooLateError, RunNotChargedError } from './answer-report.errors';

const WINDOW_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * Only what was charged and answered can be reported: everything else has cost nothing or was given back.
 *
 * @throws {ReportedRunNotFoundError} there is no such run, or it has not ended.
 * @throws {RunNotChargedError} the run did not succeed.
 * @throws {ReportTooLateError} it is older than seven days.
 * @decision D9
 */
export function checkReportable(run: ReportedRun | undefined, now: Date): ReportedRun {
  if (!run || run.status === 'running') throw new ReportedRunNotFoundError();
  if (run.status !== 'succeeded') throw new RunNotChargedError();
  if (now.getTime() - run.startedAt.getTime() > WINDOW_MS) throw new ReportTooLateError();
  return run;
}
