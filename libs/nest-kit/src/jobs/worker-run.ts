import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Job,
  type JobHelpers,
  run,
  type RunnerOptions,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import { isPassing } from '../errors/database-errors';
import { AbandonedJobs } from './abandoned-jobs';
import type { JobDefinition } from './job-definition';
import type { FoundHandler } from './job-handlers';
import type { JobReports } from './job-reports';
import type { LeaseTiming } from './lease-timing';
import type { QueueTables, TakenJob } from './queue-tables';
import { JobTakenOverError, WorkerLease } from './worker-lease';

const RETRY_MS = 500;

/** A try of a job hung. */
class JobTimedOutError extends Error {
  constructor(limitMs: number) {
    super(`The job did not end within ${limitMs / 1000} s`);
  }
}

/** What a worker runs, and with what. */
export interface WorkerRunOptions {
  readonly runner: RunnerOptions;
  readonly connections: Pool;
  readonly handlers: readonly FoundHandler[];
  readonly tables: QueueTables;
  readonly reports: JobReports;
  readonly lease: { readonly url: string; readonly applicationName: string; readonly timing: LeaseTiming };
  /** Aborted when the process ends: jobs are told to stop, and what cannot be recorded now is not tried again. */
  readonly ending: AbortSignal;
}

/** One worker of graphile-worker, from its start to its end, with the lease that keeps its jobs its own. */
export class WorkerRun {
  private readonly events: WorkerEvents = new EventEmitter();
  /** Resolves when this worker takes no more jobs. Those that it has taken go on: another worker can begin meanwhile. */
  readonly closed = new Promise<void>((resolve) => this.events.once('pool:gracefulShutdown', () => resolve()));
  /** The jobs that this worker works on. */
  private readonly running = new Set<string>();
  private readonly closing = new AbortController();
  private readonly abandoned = new AbortController();
  private lease: WorkerLease | undefined;

  constructor(private readonly options: WorkerRunOptions) {}

  /** Works until `close` is called or the worker ends by itself, and then until its jobs have ended. */
  async work(): Promise<void> {
    this.events.once('pool:create', ({ workerPool }) => {
      this.lease = this.takeLease(workerPool.id);
    });
    this.events.on('job:failed', ({ job, error }) => {
      if (!(error instanceof JobTakenOverError))
        this.options.reports.died({ id: job.id, task: job.task_identifier }, error);
    });
    this.closeWithoutTasks();
    const runner = await run({ ...this.options.runner, events: this.events, taskList: this.tasks() });
    const stop = () => void runner.stop().catch(() => undefined);
    this.closing.signal.addEventListener('abort', stop);
    if (this.closing.signal.aborted) stop();
    try {
      await Promise.race([runner.promise, this.closed.then(() => this.untilIdle())]);
    } finally {
      await this.lease?.release();
    }
  }

  /** Takes no more jobs; `work` ends when those that run have ended. */
  close(): void {
    this.closing.abort();
  }

  /** Waits no longer for the jobs that still run. */
  abandon(): void {
    this.abandoned.abort();
  }

  /** Runs everything that is due, without a lease. */
  async once(): Promise<void> {
    await runOnce({ ...this.options.runner, taskList: this.tasks() });
  }

  /** The library asks once which tasks there are, and keeps an error as the answer: such a worker would never take a job. */
  private closeWithoutTasks(): void {
    let knowsTasks = false;
    const onAnswer = () => {
      knowsTasks = true;
    };
    this.events.once('worker:getJob:empty', onAnswer);
    this.events.once('job:start', onAnswer);
    this.events.on('worker:getJob:error', () => {
      if (!knowsTasks) this.close();
    });
  }

  /**
   * The library's own end hangs when it could not record the end of a job, and when a job never ends. Such a job is left to other
   * workers after some time: they take it when the lease is released.
   */
  private async untilIdle(): Promise<void> {
    const { settle, retire } = this.options.lease.timing;
    const { signal } = this.abandoned;
    const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined);
    await rest(settle);
    const latest = performance.now() + retire;
    while (this.running.size > 0 && performance.now() < latest && !signal.aborted) await rest(RETRY_MS);
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
    const taken = new WorkerLease({ ...lease, pool, tables, abandoned, onHeldAgain: () => this.close() });
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
  private async handle({ definition, handler }: FoundHandler, payload: unknown, { job }: JobHelpers): Promise<void> {
    const { ending } = this.options;
    const taken = { id: job.id, pool: job.locked_by ?? '' };
    this.running.add(job.id);
    try {
      await this.lease?.confirm(taken, ending);
      await this.withTimeLimit(definition, (late) =>
        handler.handle(definition.payload.parse(payload), {
          id: job.id,
          key: runKey(job),
          attempt: job.attempts,
          maxAttempts: job.max_attempts,
          signal: AbortSignal.any([ending, late, ...(this.lease ? [this.lease.signal] : [])]),
        }),
      );
      await this.complete(taken);
    } finally {
      this.running.delete(job.id);
    }
  }

  /**
   * Tells the work to stop when its time is over, and waits no longer for it.
   *
   * @throws {JobTimedOutError} the job is tried again later, also when this try goes on unheard.
   */
  private async withTimeLimit(
    { hasTimeLimit }: JobDefinition,
    work: (late: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const late = new AbortController();
    if (!hasTimeLimit) return work(late.signal);
    const limit = this.options.lease.timing.job;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const error = new JobTimedOutError(limit);
        late.abort(error);
        reject(error);
      }, limit);
    });
    try {
      await Promise.race([timeout, work(late.signal)]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Removes the job that is done, however long the database is away. The library would try once, and the job would run again, as it
   * does when the database refuses for another reason.
   *
   * @throws {JobTakenOverError} another worker has it; the library would remove it all the same.
   */
  private async complete(job: TakenJob): Promise<void> {
    const { tables, connections, ending } = this.options;
    for (;;) {
      try {
        if (await tables.complete(connections, job)) return;
        break;
      } catch (error) {
        if (ending.aborted || this.lease?.isReleased || !isPassing(error)) throw error;
        await pause(RETRY_MS);
      }
    }
    throw new JobTakenOverError(job);
  }
}

/** A job that was replaced keeps its id and its time, and has another revision: its work is another one. `unsafe_dedupe` raises it too. */
function runKey({ task_identifier: name, id, created_at: createdAt, revision }: Job): string {
  const key = `${name}.${id}.${createdAt.getTime()}`;
  return revision > 0 ? `${key}.${revision}` : key;
}
