import { JobHandler, type JobRun, Jobs } from '@declic/nest-kit';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';

export const MARK_USAGE = 'mark-usage';

const EVERY_MS = 30_000;

/** Small enough that a run which is cut off loses little. */
const BATCH = 100;

const payload = z.object({});

/**
 * Keeps the marks close to the end of every ledger. A run plans the next one, under a key that makes the plans of all replicas
 * one; every start of a service begins the row anew.
 */
@Injectable()
export class MarkUsageJob extends JobHandler<z.infer<typeof payload>> implements OnApplicationBootstrap {
  readonly payload = payload;
  private readonly logger = new Logger(MarkUsageJob.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.plan(0);
  }

  async handle(_: z.infer<typeof payload>, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    try {
      await this.markAll(signal);
    } catch (error) {
      // Marks are a cache: summaries are right without them, and the next run is soon.
      this.logger.error({ err: error }, 'Marks were not made');
    }
    await this.plan(EVERY_MS);
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
    return this.jobs.add(this.dataSource.manager, MARK_USAGE, {}, { jobKey: MARK_USAGE, queueName: MARK_USAGE, runAt });
  }
}
