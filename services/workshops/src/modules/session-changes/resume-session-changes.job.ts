import { Clock, defineJob, Job, Jobs, JobSchedule, RecurringJob } from '@declic/nest-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { POLICY } from '../policy/policy';
import { SessionEditsRepository } from './session-edits.repository';
import { orderEnd, orderTelling } from './session-jobs';
import { ToldTimesRepository } from './told-times.repository';

/** Under its first name, so that releases that replace each other share one. */
const RESUME = defineJob('resume-cancellations', z.object({}));

/**
 * Resumes the jobs of cancelled sessions with people to tell or to refund, and of moved ones with people to tell: they failed for good,
 * or were ordered by a release that another one replaced.
 */
@Job(RESUME)
export class ResumeSessionChangesJob extends RecurringJob<Record<string, never>> {
  constructor(
    schedule: JobSchedule,
    private readonly edits: SessionEditsRepository,
    private readonly times: ToldTimesRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly dataSource: DataSource,
  ) {
    const failure = 'Changes of workshops could not be resumed.';
    super({ definition: RESUME, intervalMs: 10 * 60_000, first: {}, failure }, schedule);
  }

  protected override async work(): Promise<Record<string, never>> {
    for (const id of await this.edits.listUnended(POLICY.refundsLateWhenWorkshopIsCancelled))
      await orderEnd(this.jobs, this.dataSource.manager, id);
    for (const id of await this.times.listSessions(this.clock.now()))
      await orderTelling(this.jobs, this.dataSource.manager, id);
    return {};
  }
}
