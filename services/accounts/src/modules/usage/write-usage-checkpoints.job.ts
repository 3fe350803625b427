import { Job, JobSchedule, RecurringJob } from '@declic/nest-kit';
import { DataSource } from 'typeorm';
import { WRITE_USAGE_CHECKPOINTS } from './usage.jobs';

/** Small enough that a run which is cut off loses little. */
const BATCH = 100;

/** Lines from one checkpoint to the next: a summary reads about so many beside the checkpoints. */
const INTERVAL = 500;

/** Writes usage checkpoints near the end of every ledger. They are a cache: summaries are correct without them. */
@Job(WRITE_USAGE_CHECKPOINTS)
export class WriteUsageCheckpointsJob extends RecurringJob<object> {
  constructor(
    private readonly dataSource: DataSource,
    schedule: JobSchedule,
  ) {
    const failure = 'Checkpoints were not made';
    super({ definition: WRITE_USAGE_CHECKPOINTS, intervalMs: 30_000, first: {}, failure }, schedule);
  }

  protected async work(_: object, signal: AbortSignal | undefined): Promise<object> {
    let made = BATCH;
    while (made === BATCH && !signal?.aborted) made = await this.markSome();
    return {};
  }

  private async markSome(): Promise<number> {
    const [row] = await this.dataSource.query<{ made: number }[]>('select write_usage_checkpoints($1, $2) as made', [
      BATCH,
      INTERVAL,
    ]);
    return row?.made ?? 0;
  }
}
