import { Job, JobSchedule, type PayloadOf, RecurringJob } from '@declic/nest-kit';
import { FORGET_EXPERT_REQUESTS } from './experts.jobs';
import { ExpertsRepository } from './experts.repository';

const INTERVAL_MS = 24 * 3_600_000;

/** As the privacy page says. */
const KEPT_MONTHS = 24;

@Job(FORGET_EXPERT_REQUESTS)
export class ForgetRequestsJob extends RecurringJob<PayloadOf<typeof FORGET_EXPERT_REQUESTS>> {
  constructor(
    private readonly experts: ExpertsRepository,
    schedule: JobSchedule,
  ) {
    const failure = 'Old requests to the experts were not erased';
    super({ definition: FORGET_EXPERT_REQUESTS, intervalMs: INTERVAL_MS, first: {}, failure }, schedule);
  }

  protected async work(): Promise<PayloadOf<typeof FORGET_EXPERT_REQUESTS>> {
    await this.experts.forget(KEPT_MONTHS);
    return {};
  }
}
