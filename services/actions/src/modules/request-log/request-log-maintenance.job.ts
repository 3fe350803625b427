import { inPortions, type PeriodicRun, periodicJob } from '@declic/nest-kit';
import { MAINTAIN_REQUEST_LOG } from './request-log-maintenance.jobs';
import { RequestLogRepository } from './request-log.repository';
import { KEPT_MS } from './request-selection';

const BATCH = 5_000;

/** The process that answered a run comes first: it writes within seconds. */
const MISSING_AFTER_MS = 2 * 60_000;

/** What is written late about a deleted account is written by calls that were running at its deletion. */
const ERASED_KEPT_MS = 24 * 60 * 60_000;

/** Completes the log from the runs, and deletes what is older than 30 days or belonged to deleted accounts. */
export class RequestLogMaintenanceJob extends periodicJob({
  definition: MAINTAIN_REQUEST_LOG,
  intervalMs: 60_000,
  failure: 'The log of calls could not be completed; trying again',
  provider: RequestLogRepository,
  run: maintain,
}) {}

async function maintain(log: RequestLogRepository, { before, signal }: PeriodicRun): Promise<void> {
  const repeat = (step: (most: number) => Promise<number>) => inPortions(BATCH, step, signal);
  await repeat((most) => log.logMissingRuns(most, MISSING_AFTER_MS));
  await repeat((most) => log.forget(before(KEPT_MS), most));
  await repeat((most) => log.forgetErasedUsers(before(ERASED_KEPT_MS), most));
}
