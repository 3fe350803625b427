import { Job, type JobHandler, type JobRun, Jobs, type PayloadOf } from '@declic/nest-kit';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MARK_USAGE } from './usage.jobs';

const RUN_INTERVAL_MS = 30_000;

/** Small enough that a run which is cut off loses little. */
const BATCH = 100;

/**
 * Writes usage checkpoints near the end of every ledger. A run schedules the next one, under a job key that merges the
 * schedules of all replicas; every start of a service begins the series anew.
 */
@Job(MARK_USAGE)
export class MarkUsageJob implements JobHandler<typeof MARK_USAGE>, OnApplicationBootstrap {
  private readonly logger = new Logger(MarkUsageJob.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.plan(0);
  }

  async handle(_: PayloadOf<typeof MARK_USAGE>, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    try {
      await this.markAll(signal);
    } catch (error) {
      // Checkpoints are a cache: summaries are correct without them, so a failed run is not repeated.
      this.logger.error({ err: error }, 'Marks were not made');
    }
    await this.plan(RUN_INTERVAL_MS);
  }

  private async markAll(signal: AbortSignal | undefined): Promise<void> {
    let made = BATCH;
    while (made === BATCH && !signal?.aborted) made = await this.markSome();
  }

  private async markSome(): Promise<number> {
    const [row] = await this.dataSource.query<{ made: number }[]>('select mark_usage($1) as made', [BATCH]);
    return row?.made ?? 0;
  }

  private plan(inMs: number): Promise<void> {
    const runAt = new Date(Date.now() + inMs);
    return this.jobs.add(
      this.dataSource.manager,
      MARK_USAGE,
      {},
      { jobKey: MARK_USAGE.name, queueName: MARK_USAGE.name, runAt },
    );
  }
}
