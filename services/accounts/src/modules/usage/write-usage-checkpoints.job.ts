import { inPortions, periodicJob } from '@declic/nest-kit';
import { DataSource } from 'typeorm';
import { WRITE_USAGE_CHECKPOINTS } from './usage.jobs';

/** Small enough that a run which is cut off loses little. */
const BATCH = 100;

/** Lines from one checkpoint to the next: a summary reads about so many beside the checkpoints. */
const CHECKPOINT_INTERVAL = 500;

/** Writes usage checkpoints near the end of every ledger. They are a cache: summaries are correct without them. */
export class WriteUsageCheckpointsJob extends periodicJob({
  definition: WRITE_USAGE_CHECKPOINTS,
  intervalMs: 30_000,
  failure: 'Checkpoints could not be written',
  provider: DataSource,
  run: (dataSource, { signal }) => inPortions(BATCH, (most) => writeCheckpoints(dataSource, most), signal),
}) {}

/** Writes up to `most` checkpoints, and returns how many. */
async function writeCheckpoints(dataSource: DataSource, most: number): Promise<number> {
  const [row] = await dataSource.query<{ made: number }[]>('select write_usage_checkpoints($1, $2) as made', [
    most,
    CHECKPOINT_INTERVAL,
  ]);
  return row?.made ?? 0;
}
