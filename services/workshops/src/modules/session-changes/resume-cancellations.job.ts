import { defineJob, Job, Jobs, JobSchedule, RecurringJob } from '@declic/nest-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { POLICY } from '../policy/policy';
import { SessionEditsRepository } from './session-edits.repository';
import { orderEnd } from './session-jobs';

const RESUME_CANCELLATIONS = defineJob('resume-cancellations', z.object({}));

/**
 * Cancelled sessions in which somebody is not told or refunded yet: their job has failed for good, or was ordered by a release that another
 * one replaced.
 */
@Job(RESUME_CANCELLATIONS)
export class ResumeCancellationsJob extends RecurringJob<Record<string, never>> {
  constructor(
    schedule: JobSchedule,
    private readonly edits: SessionEditsRepository,
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
  ) {
    const failure = 'Cancellations could not be resumed.';
    super({ definition: RESUME_CANCELLATIONS, intervalMs: 10 * 60_000, first: {}, failure }, schedule);
  }

  protected override async work(): Promise<Record<string, never>> {
    for (const id of await this.edits.listUnended(POLICY.refundsLateWhenWorkshopIsCancelled))
      await orderEnd(this.jobs, this.dataSource.manager, id);
    return {};
  }
}
