import { EventEmitter, once } from 'node:events';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit, Optional, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Logger as QueueLogger, type Runner, run, runMigrations, runOnce, type RunnerOptions, type TaskList, type WorkerEvents } from 'graphile-worker';
import { DataSource } from 'typeorm';
import { CONFIG, type CommonConfig } from '../config/config';
import { SERVICE_NAME } from '../service-name';
import type { JobHandler } from './job-handler';
import { prepareQueue } from './prepare-queue';
import { SEND_MAIL, SendMailJob } from './send-mail.job';
import { WorkerLease } from './worker-lease';

/** Injection token of the service's handlers by task. */
export const JOB_HANDLERS = Symbol('JOB_HANDLERS');

/** Handlers by the name of their task. */
export type JobHandlers = Readonly<Record<string, Type<JobHandler>>>;

const CONCURRENCY = 4;

/** Runs the service's background work, in its own schema of the database. */
@Injectable()
export class JobWorker implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private runner: Runner | undefined;
  private lease: WorkerLease | undefined;

  constructor(
    private readonly modules: ModuleRef,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: CommonConfig,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Optional() @Inject(JOB_HANDLERS) private readonly handlers: JobHandlers = {},
  ) {}

  /** The queue's tables must exist before the first request enqueues something. */
  async onModuleInit(): Promise<void> {
    await prepareQueue(this.dataSource, this.schema);
    await runMigrations(this.options());
  }

  /** Begins to work. Not part of the module's life, so that tests decide when jobs run. */
  async start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    const created = once(events, 'pool:create');
    this.runner = await run({ ...this.options(), events, taskList: this.tasks() });
    const [{ workerPool }] = (await created) as [{ workerPool: { id: string } }];
    this.lease = new WorkerLease(this.config.DATABASE_URL, this.schema, (error) => this.logger.error({ err: error }, 'The worker lease failed'));
    await this.lease.hold(workerPool.id);
  }

  /** Runs everything that is due, then returns. For tests. */
  async runDue(): Promise<void> {
    await runOnce({ ...this.options(), taskList: this.tasks() });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.runner?.stop();
    await this.lease?.release();
  }

  private get schema(): string {
    return `${this.service}_jobs`;
  }

  private options(): RunnerOptions {
    return {
      connectionString: this.config.DATABASE_URL,
      schema: this.schema,
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
    const all: JobHandlers = { [SEND_MAIL]: SendMailJob, ...this.handlers };
    return Object.fromEntries(Object.entries(all).map(([task, handler]) => [task, this.toTask(handler)]));
  }

  private toTask(type: Type<JobHandler>): NonNullable<TaskList[string]> {
    const handler = this.modules.get(type, { strict: false });
    return async (payload, { job, abortSignal }) => {
      await handler.handle(handler.payload.parse(payload), { id: job.id, attempt: job.attempts, maxAttempts: job.max_attempts, signal: abortSignal });
    };
  }
}
