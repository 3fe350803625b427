import { Clock, Job, JobSchedule, RecurringJob } from '@declic/nest-kit';
import { FORGET_ANSWERS } from './idempotency-retention.jobs';
import { RunsRepository } from './runs.repository';

/** @decision D9 */
const RETENTION_MS = 24 * 60 * 60 * 1_000;
const RUN_INTERVAL_MS = 5 * 60 * 1_000;

/** Deletes the stored answers of calls with an Idempotency-Key after 24 hours. */
@Job(FORGET_ANSWERS)
export class IdempotencyRetentionJob extends RecurringJob<object> {
  constructor(
    private readonly runs: RunsRepository,
    private readonly clock: Clock,
    schedule: JobSchedule,
  ) {
    const failure = 'Old answers could not be forgotten; trying again';
    super({ definition: FORGET_ANSWERS, intervalMs: RUN_INTERVAL_MS, first: {}, failure }, schedule);
  }

  /** Returns how many were forgotten. */
  async forgetOld(): Promise<number> {
    return this.runs.forgetCalls(new Date(this.clock.now().getTime() - RETENTION_MS));
  }

  protected async work(): Promise<object> {
    await this.forgetOld();
    return {};
  }
}
