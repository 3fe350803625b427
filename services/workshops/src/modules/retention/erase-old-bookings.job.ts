import { defineJob, periodicJob } from '@declic/nest-kit';
import { z } from 'zod';
import { HOUR_MS } from '../policy/policy';
import { retentionLimits } from './retention-terms';
import { RetentionRepository } from './retention.repository';

/** Keeps nothing about a person for longer than `RETENTION` says. */
export class EraseOldBookingsJob extends periodicJob({
  definition: defineJob('erase-old-bookings', z.object({})),
  intervalMs: 6 * HOUR_MS,
  failure: 'Old bookings were not erased.',
  provider: RetentionRepository,
  run: (retention, { now }) => retention.erase(retentionLimits(now)),
}) {}
