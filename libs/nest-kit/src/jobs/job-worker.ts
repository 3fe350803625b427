import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import {
  Logger as QueueLogger,
  type Runner,
  run,
  runMigrations,
  runOnce,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { CONFIG, type CommonConfig } from '../config/config';
import { SERVICE_NAME } from '../service-name';
import { type FoundHandler, JobHandlers } from './job-handlers';
import { queueSchema, refuseToMigrate } from './queue-migration';
import { WorkerLease } from './worker-lease';

const CONCURRENCY = 4;

const RESTART_AFTER_MS = 500;

/** Runs the service's background work, in its own schema of the database. */
@Injectable()
export class JobWorker implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private runner: Runner | undefined;
  private lease: WorkerLease | undefined;
  private stopping = false;

  constructor(
    private readonly handlers: JobHandlers,
    @Inject(CONFIG) private readonly config: CommonConfig,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /** @throws {QueueNotMigratedError} the migration step has not run. */
  async onModuleInit(): Promise<void> {
    await runMigrations(this.options());
  }

  /** Begins to work. Not part of the module's life, so that tests decide when jobs run. */
  async start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    const created = once(events, 'pool:create');
    const runner = await run({ ...this.options(), events, taskList: this.tasks() });
    this.runner = runner;
    const [{ workerPool }] = (await created) as [{ workerPool: { id: string } }];
    this.lease = new WorkerLease(this.config.DATABASE_URL, this.schema, (error) =>
      this.logger.error({ err: error }, 'The worker lease failed'),
    );
    await this.lease.hold(workerPool.id);
    void runner.promise
      .catch((error: unknown) => this.logger.error({ err: error }, 'The worker failed'))
      .then(() => this.startAgain());
  }

  /**
   * A worker stops when it hears that the queue's tables change. It hears so of every service in the database, so the first start
   * of one service ends the workers of all others.
   */
  private async startAgain(): Promise<void> {
    if (this.stopping) return;
    // The worker has also announced that the process ends badly, which it does not.
    process.exitCode = undefined;
    try {
      await this.lease?.release();
      await pause(RESTART_AFTER_MS);
      if (!this.stopping) await this.start();
    } catch (error) {
      this.logger.error({ err: error }, 'The worker could not be started again; trying once more');
      await this.startAgain();
    }
  }

  /** Runs everything that is due, then returns. For tests. */
  async runDue(): Promise<void> {
    await runOnce({ ...this.options(), taskList: this.tasks() });
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    // A worker that has just ended by itself cannot be stopped once more.
    await this.runner?.stop().catch((error: unknown) => this.logger.debug({ err: error }, 'The worker had ended'));
    await this.lease?.release();
  }

  private get schema(): string {
    return queueSchema(this.service);
  }

  private options(): RunnerOptions {
    return {
      connectionString: this.config.DATABASE_URL,
      schema: this.schema,
      preset: { plugins: [refuseToMigrate] },
      concurrency: CONCURRENCY,
      maxPoolSize: CONCURRENCY,
      // The service closes in its own order.
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: 3_000,
      logger: new QueueLogger(() => (level, message, meta) => {
        if (level === 'error') this.logger.error({ err: meta?.['error'] }, message);
        else if (level === 'warning') this.logger.warn(message);
        else this.logger.debug(message);
      }),
    };
  }

  private tasks(): TaskList {
    return Object.fromEntries(this.handlers.all().map((found) => [found.definition.name, toTask(found)]));
  }
}

function toTask({ definition, handler }: FoundHandler): NonNullable<TaskList[string]> {
  return async (payload, { job, abortSignal }) => {
    await handler.handle(definition.payload.parse(payload), {
      id: job.id,
      attempt: job.attempts,
      maxAttempts: job.max_attempts,
      signal: abortSignal,
    });
  };
}
