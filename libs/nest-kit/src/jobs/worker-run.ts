import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type JobHelpers, run, type RunnerOptions, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { isPassing } from '../errors/database-errors';
import { AbandonedJobs } from './abandoned-jobs';
import type { FoundHandler } from './job-handlers';
import type { JobReports } from './job-reports';
import type { LeaseTiming } from './lease-timing';
import type { QueueTables, TakenJob } from './queue-tables';
import { JobTakenOverError, WorkerLease } from './worker-lease';

const RETRY_MS = 500;

const CLOSING_MS = 2_000;

/** What a worker runs, and with what. */
export interface WorkerRunOptions {
  readonly runner: RunnerOptions;
  readonly connections: Pool;
  readonly handlers: readonly FoundHandler[];
  readonly tables: QueueTables;
  readonly reports: JobReports;
  readonly lease: { readonly url: string; readonly applicationName: string; readonly timing: LeaseTiming };
}

/** One worker of graphile-worker, from its start to its end, with the lease that keeps its jobs its own. */
export class WorkerRun {
  /** The jobs that this worker works on. */
  private readonly running = new Set<string>();
  private readonly stopping = new AbortController();
  private lease: WorkerLease | undefined;

  constructor(private readonly options: WorkerRunOptions) {}

  /** Works until `stop` is called, or until the worker ends by itself. */
  async work(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => {
      this.lease = this.takeLease(workerPool.id);
    });
    events.on('job:failed', ({ job, error }) => {
      if (!(error instanceof JobTakenOverError))
        this.options.reports.died({ id: job.id, task: job.task_identifier }, error);
    });
    const closing = new Promise<void>((resolve) => events.once('pool:gracefulShutdown', () => resolve()));
    const runner = await run({ ...this.options.runner, events, taskList: this.tasks() });
    const stop = () => void runner.stop().catch(() => undefined);
    this.stopping.signal.addEventListener('abort', stop);
    if (this.stopping.signal.aborted) stop();
    try {
      await Promise.race([runner.promise, closing.then(() => this.untilIdle())]);
    } finally {
      await this.lease?.release();
    }
  }

  /** Takes no more jobs; `work` ends when those that run have ended. */
  stop(): void {
    this.stopping.abort();
  }

  /** Runs everything that is due, without a lease. */
  async once(): Promise<void> {
    await runOnce({ ...this.options.runner, taskList: this.tasks() });
  }

  /** The library's own end can hang when it could not record the end of a job; what counts is that no job runs. */
  private async untilIdle(): Promise<void> {
    do await pause(CLOSING_MS);
    while (this.running.size > 0);
  }

  private takeLease(pool: string): WorkerLease {
    const { lease, tables, reports } = this.options;
    const abandoned = new AbandonedJobs({
      pool,
      tables,
      timing: lease.timing,
      isRunning: (id) => this.running.has(id),
      onReturned: (jobs) => reports.returned(jobs),
    });
    const taken = new WorkerLease({ ...lease, pool, tables, abandoned });
    taken.hold();
    return taken;
  }

  private tasks(): TaskList {
    return Object.fromEntries(
      this.options.handlers.map((found) => [
        found.definition.name,
        (payload: unknown, helpers: JobHelpers) => this.handle(found, payload, helpers),
      ]),
    );
  }

  /** A job begins when the lease is held, and is done when the database knows it. */
  private async handle(
    { definition, handler }: FoundHandler,
    payload: unknown,
    { job, abortSignal }: JobHelpers,
  ): Promise<void> {
    const taken = { id: job.id, pool: job.locked_by ?? '' };
    this.running.add(job.id);
    try {
      await this.lease?.confirm(taken, abortSignal);
      await handler.handle(definition.payload.parse(payload), {
        id: job.id,
        key: `${job.task_identifier}.${job.id}.${job.created_at.getTime()}`,
        attempt: job.attempts,
        maxAttempts: job.max_attempts,
        signal: this.lease ? AbortSignal.any([abortSignal, this.lease.signal]) : abortSignal,
      });
      await this.complete(taken, abortSignal);
    } finally {
      this.running.delete(job.id);
    }
  }

  /**
   * Removes the job that is done, however long the database is away. The library would try once, and the job would run again, as it
   * does when the database refuses for another reason.
   *
   * @throws {JobTakenOverError} another worker has it; the library would remove it all the same.
   */
  private async complete(job: TakenJob, stopping: AbortSignal): Promise<void> {
    const { tables, connections } = this.options;
    for (;;) {
      try {
        if (await tables.complete(connections, job)) return;
        break;
      } catch (error) {
        if (stopping.aborted || !isPassing(error)) throw error;
        await pause(RETRY_MS);
      }
    }
    throw new JobTakenOverError(job);
  }
}
