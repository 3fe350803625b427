import { Job, JobSchedule, type PayloadOf, RecurringJob } from '@declic/nest-kit';
import { FORGET_UNCONFIRMED } from './waitlist.jobs';
import { WaitlistRepository } from './waitlist.repository';

const INTERVAL_MS = 6 * 3_600_000;

/** As the privacy page says. */
const KEPT_DAYS = 30;

/** Keeps no address for long whose owner did not confirm it. */
@Job(FORGET_UNCONFIRMED)
export class ForgetUnconfirmedJob extends RecurringJob<PayloadOf<typeof FORGET_UNCONFIRMED>> {
  constructor(
    private readonly waitlist: WaitlistRepository,
    schedule: JobSchedule,
  ) {
    const failure = 'Unconfirmed addresses of the waitlist were not erased';
    super({ definition: FORGET_UNCONFIRMED, intervalMs: INTERVAL_MS, first: {}, failure }, schedule);
  }

  protected async work(): Promise<PayloadOf<typeof FORGET_UNCONFIRMED>> {
    await this.waitlist.forgetUnconfirmed(KEPT_DAYS);
    return {};
  }
}
