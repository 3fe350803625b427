import { Clock, defineJob, Job, JobSchedule, RecurringJob } from '@declic/nest-kit';
import { z } from 'zod';
import { HOUR_MS } from '../policy/policy';
import { retentionLimits } from './retention-terms';
import { RetentionRepository } from './retention.repository';

const ERASE_OLD_BOOKINGS = defineJob('erase-old-bookings', z.object({}));

/** Keeps nothing about a person for longer than `RETENTION` says. */
@Job(ERASE_OLD_BOOKINGS)
export class EraseOldBookingsJob extends RecurringJob<Record<string, never>> {
  constructor(
    schedule: JobSchedule,
    private readonly retention: RetentionRepository,
    private readonly clock: Clock,
  ) {
    const failure = 'Old bookings were not erased.';
    super({ definition: ERASE_OLD_BOOKINGS, intervalMs: 6 * HOUR_MS, first: {}, failure }, schedule);
  }

  protected override async work(): Promise<Record<string, never>> {
    await this.retention.erase(retentionLimits(this.clock.now()));
    return {};
  }
}
