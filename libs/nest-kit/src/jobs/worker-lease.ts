import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { KeptConnection } from '../database/kept-connection';
import type { AbandonedJobs } from './abandoned-jobs';
import type { LeaseTiming } from './lease-timing';
import type { QueueTables, TakenJob } from './queue-tables';

/** The job is not this worker's any more: others took it, because this one had lost its lease. */
export class JobTakenOverError extends Error {
  constructor({ id }: TakenJob) {
    super(`The job ${id} was taken over by another worker`);
  }
}

/** Whose lease it is, and how it is kept. */
export interface LeaseOptions {
  readonly url: string;
  readonly applicationName: string;
  readonly pool: string;
  readonly tables: QueueTables;
  readonly timing: LeaseTiming;
  readonly abandoned: AbandonedJobs;
  /** The lease was lost, and is held again. */
  onHeldAgain(): void;
}

/**
 * Liveness of a worker: an advisory lock in its name on a dedicated connection. Other workers return its jobs to the queue when
 * the lock has been free for some time, so jobs of a killed process run within seconds. A lost connection is reopened; while
 * that fails, the worker begins no job and aborts running ones.
 */
export class WorkerLease {
  private readonly logger = new Logger('WorkerLease');
  private readonly released = new AbortController();
  private readonly connection: KeptConnection;
  private watching: Promise<void> | undefined;
  /** The end of the statement before. */
  private turn: Promise<unknown> = Promise.resolve();
  private fence = new AbortController();
  /** When the last statement was sent that found the lock held. */
  private confirmedAt = performance.now();

  constructor(private readonly options: LeaseOptions) {
    const { pool, tables, abandoned } = options;
    this.connection = new KeptConnection({
      ...options,
      prepare: (client) => this.confirmedBy(() => tables.lockWorker(client, pool)),
      check: (client) => this.confirmedBy(() => abandoned.sweep(client)),
    });
  }

  /** Aborted when jobs must stop because others may take them. A lease that comes back has a new one. */
  get signal(): AbortSignal {
    return this.fence.signal;
  }

  get isReleased(): boolean {
    return this.released.signal.aborted;
  }

  /** Takes the lock, and takes it again whenever the connection is lost. */
  hold(): void {
    this.connection.open();
    this.watching ??= this.watch();
  }

  /** Jobs that still run are told to stop: others may take them soon. */
  async release(): Promise<void> {
    this.released.abort();
    this.fence.abort(new Error('The worker ended'));
    await Promise.all([this.connection.close(), this.watching]);
  }

  /**
   * Resolves when the lock is held and the job is this worker's. Waits while the connection is made anew.
   *
   * @throws {JobTakenOverError} the job is not this worker's any more, or the worker stops.
   */
  async confirm(job: TakenJob, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted && !this.isReleased) {
      const isOurs = await this.isOurs(job);
      if (isOurs) return;
      if (isOurs === false) break;
      await this.rest(this.options.timing.reconnect, stopping);
    }
    throw new JobTakenOverError(job);
  }

  /** Undefined when there is no connection to ask. */
  private async isOurs(job: TakenJob): Promise<boolean | undefined> {
    const { current } = this.connection;
    if (!current) return undefined;
    try {
      return await this.confirmedBy(() => this.options.tables.isTaken(current, job));
    } catch {
      // The connection is lost; another is made.
      return undefined;
    }
  }

  /** A statement that succeeded in the session was sent while the lock was held, or takes it. They are sent one by one. */
  private confirmedBy<Result>(statement: () => Promise<Result>): Promise<Result> {
    const confirmed = this.turn.then(() => this.send(statement));
    this.turn = confirmed.catch(() => undefined);
    return confirmed;
  }

  private async send<Result>(statement: () => Promise<Result>): Promise<Result> {
    const sentAt = performance.now();
    const result = await statement();
    this.confirmedAt = Math.max(this.confirmedAt, sentAt);
    if (this.fence.signal.aborted && !this.isOverdue() && !this.isReleased) {
      this.logger.log('The worker lease is held again');
      this.fence = new AbortController();
      this.options.onHeldAgain();
    }
    return result;
  }

  /** Stops the jobs in time. A process that was frozen asks once more before: its connection, and so its lock, may have survived. */
  private async watch(): Promise<void> {
    const { fence, timeout } = this.options.timing;
    while (!this.isReleased) {
      await this.rest(Math.max(this.confirmedAt + fence - performance.now(), 10));
      if (!this.isOverdue()) continue;
      await this.rest(timeout);
      if (this.isOverdue() && !this.fence.signal.aborted && !this.isReleased) {
        this.logger.error('The worker lease is lost: no job begins, and those that run are told to stop');
        this.fence.abort(new Error('The worker lost its lease'));
      }
    }
  }

  private isOverdue(): boolean {
    return performance.now() - this.confirmedAt >= this.options.timing.fence;
  }

  private async rest(ms: number, until?: AbortSignal): Promise<void> {
    const { signal } = this.released;
    await pause(ms, undefined, { signal: until ? AbortSignal.any([until, signal]) : signal }).catch(() => undefined);
  }
}
