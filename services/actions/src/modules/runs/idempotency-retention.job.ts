import { periodicJob } from '@declic/nest-kit';
import { FORGET_ANSWERS } from './idempotency-retention.jobs';
import { RunsRepository } from './runs.repository';

/** @decision D9 */
const RETENTION_MS = 24 * 60 * 60 * 1_000;
const RUN_INTERVAL_MS = 5 * 60 * 1_000;

/** Deletes the stored answers of calls with an Idempotency-Key after 24 hours. */
export class IdempotencyRetentionJob extends periodicJob({
  definition: FORGET_ANSWERS,
  intervalMs: RUN_INTERVAL_MS,
  failure: 'Old answers could not be forgotten; trying again',
  provider: RunsRepository,
  run: (runs, { before }) => runs.forgetCalls(before(RETENTION_MS)),
}) {}
