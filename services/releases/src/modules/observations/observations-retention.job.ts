import { Clock, inPortions, Job, JobSchedule, RecurringJob } from '@declic/nest-kit';
import { FORGET_OBSERVATIONS } from './observations.jobs';
import { ObservationsRepository } from './observations.repository';

const INTERVAL_MS = 10 * 60_000;
const KEPT_MS = 24 * 60 * 60_000;
const DELETED_AT_ONCE = 5_000;

/** More say nothing new about a version, and bound what the table takes: 50 versions take 400 MB at most. */
const MOST_NETWORKS = 50_000;

/** Forgets networks a day after their last report, those of a running canary and of what it is compared with when it has ended. */
@Job(FORGET_OBSERVATIONS)
export class ObservationsRetentionJob extends RecurringJob<object> {
  constructor(
    private readonly observations: ObservationsRepository,
    private readonly clock: Clock,
    schedule: JobSchedule,
  ) {
    const failure = 'Old reports of pages could not be deleted; trying again';
    super({ definition: FORGET_OBSERVATIONS, intervalMs: INTERVAL_MS, first: {}, failure }, schedule);
  }

  async forget(mostNetworks = MOST_NETWORKS, signal?: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await inPortions(DELETED_AT_ONCE, (most) => this.observations.forget(before, most), signal);
    await inPortions(DELETED_AT_ONCE, (most) => this.observations.forgetSurplus(mostNetworks, most), signal);
  }

  protected async work(_: object, signal: AbortSignal | undefined): Promise<object> {
    await this.forget(MOST_NETWORKS, signal);
    return {};
  }
}
