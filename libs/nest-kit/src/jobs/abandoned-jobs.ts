import type { ClientBase } from 'pg';
import type { LeaseTiming } from './lease-timing';
import type { QueueTables, ReturnedJob, TakenJob } from './queue-tables';

/** Whose jobs are looked after, and by which worker. */
export interface AbandonedJobsOptions {
  readonly pool: string;
  readonly tables: QueueTables;
  readonly timing: LeaseTiming;
  /** Whether this worker knows of a job that it has taken. */
  isRunning(id: string): boolean;
  onReturned(jobs: readonly ReturnedJob[]): void;
}

/**
 * Gives back to the queue what no living worker works on: the jobs of workers whose lock is free, and jobs that this worker has
 * taken without knowing, because the answer to its statement was lost. Both only after a time in which a worker that lost its
 * connection has taken its lock again.
 */
export class AbandonedJobs {
  private seenSince = new Map<string, number>();
  private sweptAt = performance.now();

  constructor(private readonly options: AbandonedJobsOptions) {}

  async sweep(client: ClientBase): Promise<void> {
    const { tables, timing } = this.options;
    const now = performance.now();
    // After a pause of this process or of the database it is not known what happened in between.
    if (now - this.sweptAt > 3 * timing.heartbeat) this.seenSince.clear();
    this.sweptAt = now;

    const abandoned = (await tables.takenJobs(client)).filter((job) => this.isAbandoned(job));
    this.seenSince = new Map(abandoned.map((job) => [this.toKey(job), this.seenSince.get(this.toKey(job)) ?? now]));
    for (const [key, job] of new Map(abandoned.map((job) => [this.toKey(job), job])))
      if (now - (this.seenSince.get(key) ?? now) >= timing.grace) await this.giveBack(client, job);
  }

  private isAbandoned(job: TakenJob & { alive: boolean }): boolean {
    return job.pool === this.options.pool ? !this.options.isRunning(job.id) : !job.alive;
  }

  /** Other workers are given up as a whole, this one's jobs one by one. */
  private toKey({ pool, id }: TakenJob): string {
    return pool === this.options.pool ? `${pool} ${id}` : pool;
  }

  private async giveBack(client: ClientBase, job: TakenJob): Promise<void> {
    const { pool, tables, onReturned } = this.options;
    onReturned(await (job.pool === pool ? tables.returnJob(client, job) : tables.returnPoolJobs(client, job.pool)));
  }
}
