import { setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Logger as QueueLogger, runMigrations, type RunnerOptions } from 'graphile-worker';
import { Pool } from 'pg';
import { CONFIG, type CommonConfig } from '../config/config';
import { SERVICE_NAME } from '../service-name';
import { JobHandlers } from './job-handlers';
import { createJobPool } from './job-pool';
import { JobReports } from './job-reports';
import { LEASE_TIMING, type LeaseTiming } from './lease-timing';
import { queueSchema, refuseToMigrate } from '../database/queue-migration';
import { QueueCollection } from './queue-collection';
import { QueueTables } from './queue-tables';
import { WorkerRun } from './worker-run';

const CONCURRENCY = 4;

const RESTART_MS = { first: 250, most: 3_000 };

/** Jobs are told to stop then, and no longer waited for a while later: the process ends within 10 s of its signal. */
const SHUTDOWN_MS = { abort: 3_000, most: 6_500 };

/** Runs the service's background work, in its own schema of the database. */
@Injectable()
export class JobWorker implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly schema: string;
  private readonly connections: Pool;
  private readonly tables: QueueTables;
  private readonly stopping = new AbortController();
  /** Aborted when the jobs are told to stop. */
  private readonly ending = new AbortController();
  /** The current worker, and those before it whose jobs still run. */
  private readonly runs = new Map<WorkerRun, Promise<void>>();
  private readonly collection: QueueCollection;
  private working: Promise<void> | undefined;
  private stopped: Promise<void> | undefined;

  constructor(
    private readonly handlers: JobHandlers,
    private readonly reports: JobReports,
    @Inject(CONFIG) private readonly config: CommonConfig,
    @Inject(SERVICE_NAME) service: string,
    @Inject(LEASE_TIMING) private readonly timing: LeaseTiming,
  ) {
    this.schema = queueSchema(service);
    // One more than the jobs need: the library listens on one.
    this.connections = createJobPool(config, this.schema, CONCURRENCY + 1, (error) =>
      this.logger.warn(`A connection of the worker was lost: ${error.message}`),
    );
    this.tables = new QueueTables(this.schema);
    this.collection = new QueueCollection(this.tables, this.connections, this.timing.collect);
  }

  /** @throws {QueueNotMigratedError} the migration step has not run. */
  async onModuleInit(): Promise<void> {
    await runMigrations(this.options());
  }

  /** Begins to work. Not part of the module's life, so that tests decide when jobs run. */
  start(): void {
    this.working ??= this.keepWorking();
    this.collection.start();
  }

  /** Takes no more jobs, and resolves when those that run have ended, or after some seconds. */
  stop(): Promise<void> {
    this.stopped ??= this.end();
    return this.stopped;
  }

  /** Runs everything that is due, then returns. For tests. */
  runDue(): Promise<void> {
    return this.newRun().once();
  }

  onModuleDestroy(): void {
    void this.stop();
  }

  /** Before the database of the handlers is closed. */
  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  /**
   * A worker is replaced when it ends by itself (the database went away at the wrong moment, or the tables of any queue in the database
   * change: so the first start of a service ends the workers of all others), and when its lease was lost and is held again: its jobs may
   * hang. The next one does not wait for them.
   */
  private async keepWorking(): Promise<void> {
    let pauseMs = RESTART_MS.first;
    while (!this.stopping.signal.aborted) {
      const startedAt = performance.now();
      const run = this.newRun();
      const ended = this.workOff(run);
      this.runs.set(run, ended);
      await Promise.race([ended, run.closed]);
      // The library announces that the process ends badly, which it does not.
      process.exitCode = undefined;
      if (this.stopping.signal.aborted) return;
      this.logger.warn('The worker takes no more jobs; another one begins');
      pauseMs =
        performance.now() - startedAt > RESTART_MS.most ? RESTART_MS.first : Math.min(pauseMs * 2, RESTART_MS.most);
      await pause(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private async workOff(run: WorkerRun): Promise<void> {
    try {
      await run.work();
    } catch (error) {
      this.logger.error({ err: error }, 'The worker failed');
    } finally {
      this.runs.delete(run);
    }
  }

  private async end(): Promise<void> {
    this.stopping.abort();
    this.collection.stop();
    const runs = [...this.runs];
    for (const [run] of runs) run.close();
    const done = new AbortController();
    const after = (ms: number) => pause(ms, undefined, { signal: done.signal });
    void after(SHUTDOWN_MS.abort).then(
      () => this.ending.abort(),
      () => undefined,
    );
    const patience = after(SHUTDOWN_MS.most).catch(() => undefined);
    await Promise.race([Promise.all([this.working, ...runs.map(([, ended]) => ended)]), patience]);
    for (const [run] of runs) run.abandon();
    await Promise.race([this.connections.end(), patience]);
    done.abort();
  }

  private newRun(): WorkerRun {
    return new WorkerRun({
      runner: this.options(),
      connections: this.connections,
      handlers: this.handlers.all(),
      tables: this.tables,
      reports: this.reports,
      ending: this.ending.signal,
      lease: { url: this.config.DATABASE_URL, applicationName: `${this.schema}-lease`, timing: this.timing },
    });
  }

  private options(): RunnerOptions {
    return {
      pgPool: this.connections,
      schema: this.schema,
      preset: {
        plugins: [refuseToMigrate],
        // Batches of what is there: unlike single statements, their failures are handled by the library.
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      },
      concurrency: CONCURRENCY,
      // The service closes in its own order.
      noHandleSignals: true,
      logger: new QueueLogger(() => (level, message, meta) => {
        // A job that will be tried again; `JobReports` tells of one that will not.
        if (meta?.['failure']) this.logger.warn({ err: meta['error'] }, message.split('\n', 1)[0]);
        else if (level === 'error') this.logger.error({ err: meta?.['error'] }, message);
        else if (level === 'warning') this.logger.warn(message);
        else this.logger.debug(message);
      }),
    };
  }
}
