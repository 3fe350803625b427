import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
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
}

/**
 * Liveness of a worker: an advisory lock in its name on a dedicated connection. Other workers return its jobs to the queue when
 * the lock has been free for some time, so jobs of a killed process run within seconds. A lost connection is reopened; while
 * that fails, the worker begins no job and aborts running ones.
 */
export class WorkerLease {
  private readonly logger = new Logger('WorkerLease');
  private readonly released = new AbortController();
  private running: Promise<unknown> | undefined;
  private session: Client | undefined;
  /** The end of the statement before. */
  private turn: Promise<unknown> = Promise.resolve();
  private fence = new AbortController();
  /** When the last statement was sent that found the lock held. */
  private confirmedAt = performance.now();

  constructor(private readonly options: LeaseOptions) {}

  /** Aborted when jobs must stop because others may take them. A lease that comes back has a new one. */
  get signal(): AbortSignal {
    return this.fence.signal;
  }

  /** Takes the lock, and takes it again whenever the connection is lost. */
  hold(): void {
    this.running ??= Promise.all([this.keepSession(), this.watch()]);
  }

  async release(): Promise<void> {
    this.released.abort();
    await this.running;
  }

  /**
   * Resolves when the lock is held and the job is this worker's. Waits while the connection is made anew.
   *
   * @throws {JobTakenOverError} the job is not this worker's any more, or the worker stops.
   */
  async confirm(job: TakenJob, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const isOurs = await this.isOurs(job);
      if (isOurs) return;
      if (isOurs === false) break;
      await this.rest(this.options.timing.reconnect, stopping);
    }
    throw new JobTakenOverError(job);
  }

  /** Undefined when there is no connection to ask. */
  private async isOurs(job: TakenJob): Promise<boolean | undefined> {
    const { session } = this;
    if (!session) return undefined;
    try {
      return await this.confirmedBy(() => this.options.tables.isTaken(session, job));
    } catch {
      // The session is lost; `keepSession` makes another.
      return undefined;
    }
  }

  private async keepSession(): Promise<void> {
    while (!this.released.signal.aborted) {
      const socket = new Socket();
      try {
        await this.holdSession(socket);
      } catch (error) {
        if (this.session) this.logger.warn(`The lease's connection was lost and is made anew: ${String(error)}`);
        this.session = undefined;
      } finally {
        socket.destroy();
      }
      await this.rest(this.options.timing.reconnect);
    }
  }

  /** One session, until it is lost (then it throws) or the lease is released. */
  private async holdSession(socket: Socket): Promise<void> {
    const { pool, tables, timing, abandoned } = this.options;
    const client = this.newClient(socket);
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('the server closed it')));
    await client.connect();
    // A host that vanished is noticed by the server within half a minute, not after the two hours of the system.
    await client.query('SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3');
    await this.confirmedBy(() => tables.lockWorker(client, pool));
    this.session = client;
    while (!this.released.signal.aborted) {
      await this.confirmedBy(() => abandoned.sweep(client));
      await this.rest(timing.heartbeat, lost.signal);
      lost.signal.throwIfAborted();
    }
    await Promise.race([client.end(), pause(timing.timeout)]);
  }

  private newClient(socket: Socket): Client {
    const { url, applicationName, timing } = this.options;
    return new Client({
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: timing.timeout,
      query_timeout: timing.timeout,
      keepAlive: true,
      // Ours, because a connection that hangs must be cut and not closed.
      stream: () => socket,
    });
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
    if (this.fence.signal.aborted && !this.isOverdue()) {
      this.logger.log('The worker lease is held again');
      this.fence = new AbortController();
    }
    return result;
  }

  /** Stops the jobs in time. A process that was frozen asks once more before: its connection, and so its lock, may have survived. */
  private async watch(): Promise<void> {
    const { fence, timeout } = this.options.timing;
    while (!this.released.signal.aborted) {
      await this.rest(Math.max(this.confirmedAt + fence - performance.now(), 10));
      if (!this.isOverdue()) continue;
      await this.rest(timeout);
      if (this.isOverdue() && !this.fence.signal.aborted && !this.released.signal.aborted) {
        this.logger.error('The worker lease is lost: no job begins, and those that run are told to stop');
        this.fence.abort(new Error('The worker lost its lease'));
      }
    }
  }

  private isOverdue(): boolean {
    return performance.now() - this.confirmedAt >= this.options.timing.fence;
  }

  private async rest(ms: number, until?: AbortSignal): Promise<void> {
    const signal = until ? AbortSignal.any([until, this.released.signal]) : this.released.signal;
    await pause(ms, undefined, { signal }).catch(() => undefined);
  }
}
