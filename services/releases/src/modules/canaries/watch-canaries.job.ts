import { Job, JobSchedule, RecurringJob } from '@declic/nest-kit';
import { WATCH_CANARIES } from './canaries.jobs';
import { CanaryWatch } from './canary-watch';

const INTERVAL_MS = 5_000;

/** Looks at running canaries every five seconds, in one process of all. */
@Job(WATCH_CANARIES)
export class WatchCanariesJob extends RecurringJob<object> {
  constructor(
    private readonly watch: CanaryWatch,
    schedule: JobSchedule,
  ) {
    const failure = 'Canaries could not be compared; trying again';
    super({ definition: WATCH_CANARIES, intervalMs: INTERVAL_MS, first: {}, failure }, schedule);
  }

  protected async work(): Promise<object> {
    await this.watch.look();
    return {};
  }
}
