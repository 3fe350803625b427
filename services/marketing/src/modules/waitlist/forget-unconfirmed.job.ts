import { periodicJob } from '@declic/nest-kit';
import { FORGET_UNCONFIRMED } from './waitlist.jobs';
import { WaitlistRepository } from './waitlist.repository';

/** As the privacy page says. */
const KEPT_DAYS = 30;

/** Erases addresses that were not confirmed within 30 days. */
export class ForgetUnconfirmedJob extends periodicJob({
  definition: FORGET_UNCONFIRMED,
  intervalMs: 6 * 3_600_000,
  failure: 'Unconfirmed addresses of the waitlist were not erased',
  provider: WaitlistRepository,
  run: (waitlist) => waitlist.forgetUnconfirmed(KEPT_DAYS),
}) {}
