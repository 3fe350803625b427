import { Clock, Job, JobSchedule, RecurringJob } from '@declic/nest-kit';
import { FORGET_REPORT_CONTENTS } from './answer-reports.jobs';
import { AnswerReportsRepository } from './answer-reports.repository';

const HOUR_MS = 60 * 60 * 1_000;
const RETENTION_MS = 90 * 24 * HOUR_MS;

/** Forgets the inputs and answers of reports after 90 days. */
@Job(FORGET_REPORT_CONTENTS)
export class ReportRetentionJob extends RecurringJob<object> {
  constructor(
    private readonly reports: AnswerReportsRepository,
    private readonly clock: Clock,
    schedule: JobSchedule,
  ) {
    const failure = 'Contents of old reports could not be forgotten; trying again';
    super({ definition: FORGET_REPORT_CONTENTS, intervalMs: HOUR_MS, first: {}, failure }, schedule);
  }

  forgetOld(): Promise<number> {
    return this.reports.forgetContents(new Date(this.clock.now().getTime() - RETENTION_MS));
  }

  protected async work(): Promise<object> {
    await this.forgetOld();
    return {};
  }
}
