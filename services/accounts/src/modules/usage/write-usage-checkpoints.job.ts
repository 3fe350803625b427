import { Job, type JobHandler, type JobRun, Jobs, type PayloadOf } from '@declic/nest-kit';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WRITE_USAGE_CHECKPOINTS } from './usage.jobs';

const RUN_INTERVAL_MS = 30_000;

/** Small enough that a run which is cut off loses little. */
const BATCH = 100;

/**
 * Writes usage checkpoints near the end of every ledger. A run schedules the next one, under a job key that merges the
 * schedules of all replicas; every start of a service begins the series anew.
 */
@Job(WRITE_USAGE_CHECKPOINTS)
export class WriteUsageCheckpointsJob implements JobHandler<typeof WRITE_USAGE_CHECKPOINTS>, OnApplicationBootstrap {
  private readonly logger = new Logger(WriteUsageCheckpointsJob.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.plan(0);
  }

  async handle(_: PayloadOf<typeof WRITE_USAGE_CHECKPOINTS>, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    try {
      await this.markAll(signal);
    } catch (error) {
      // Checkpoints are a cache: summaries are correct without them, so a failed run is not repeated.
      this.logger.error({ err: error }, 'Checkpoints were not made');
    }
    await this.plan(RUN_INTERVAL_MS);
  }

  private async markAll(signal: AbortSignal | undefined): Promise<void> {
    let made = BATCH;
    while (made === BATCH && !signal?.aborted) made = await this.markSome();
  }

  private async markSome(): Promise<number> {
    const [row] = await this.dataSource.query<{ made: number }[]>('select write_usage_checkpoints($1) as made', [
      BATCH,
    ]);
    return row?.made ?? 0;
  }

  private plan(inMs: number): Promise<void> {
    const runAt = new Date(Date.now() + inMs);
    return this.jobs.add(
      this.dataSource.manager,
      WRITE_USAGE_CHECKPOINTS,
      {},
      { jobKey: WRITE_USAGE_CHECKPOINTS.name, queueName: WRITE_USAGE_CHECKPOINTS.name, runAt },
    );
  }
}
