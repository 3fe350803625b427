import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SERVICE_NAME } from '../service-name';
import type { JobDefinition } from './job-definition';
import { QueueTables } from './queue-tables';
import { queueSchema } from '../database/queue-migration';

/** How and when a job runs. */
export interface JobOptions {
  /** A job with the same key that has not started is replaced. */
  readonly jobKey?: string;
  /** `unsafe_dedupe`: a job with the same key stays as it is, with its tries, also when it runs or has failed for good. */
  readonly jobKeyMode?: 'replace' | 'unsafe_dedupe';
  /** Jobs of one queue run one after the other. */
  readonly queueName?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
  /** Of the jobs that are due, those with the smallest number run first; 0 where nothing is said. */
  readonly priority?: number;
}

/** Enqueues background work. */
@Injectable()
export class Jobs {
  private readonly schema: string;
  private readonly tables: QueueTables;

  constructor(@Inject(SERVICE_NAME) service: string) {
    this.schema = queueSchema(service);
    this.tables = new QueueTables(this.schema);
  }

  /** Adds a job within the manager's transaction: it exists exactly when that transaction commits. */
  async add<Payload extends object>(
    manager: EntityManager,
    job: JobDefinition<Payload>,
    payload: NoInfer<Payload>,
    { jobKey, jobKeyMode, queueName, runAt, maxAttempts, priority }: JobOptions = {},
  ): Promise<void> {
    await manager.query(
      `SELECT "${this.schema}".add_job($1, payload := $2::json, run_at := $3, max_attempts := $4, job_key := $5, queue_name := $6, priority := $7, job_key_mode := $8)`,
      [
        job.name,
        JSON.stringify(payload),
        runAt ?? null,
        maxAttempts ?? null,
        jobKey ?? null,
        queueName ?? null,
        priority ?? null,
        jobKeyMode ?? 'replace',
      ],
    );
  }

  /** The same for many jobs of one kind, without options, in one statement. */
  async addEach<Payload extends object>(
    manager: EntityManager,
    job: JobDefinition<Payload>,
    payloads: readonly NoInfer<Payload>[],
  ): Promise<void> {
    if (payloads.length === 0) return;
    await manager.query(
      `SELECT count(*) FROM "${this.schema}".add_jobs(ARRAY(
         SELECT ($1, payload, NULL, NULL, NULL, NULL, NULL, NULL)::"${this.schema}".job_spec FROM unnest($2::json[]) payload))`,
      [job.name, payloads.map((payload) => JSON.stringify(payload))],
    );
  }

  /**
   * What a job carries that has this key and is not running: it waits, or has failed for good. It does not begin before the transaction ends.
   */
  async findWaiting<Payload extends object>(
    manager: EntityManager,
    job: JobDefinition<Payload>,
    jobKey: string,
  ): Promise<Payload | undefined> {
    const payload = await this.tables.lockWaiting(manager, { task: job.name, key: jobKey });
    return payload === undefined ? undefined : job.payload.parse(payload);
  }
}
