import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SERVICE_NAME } from '../service-name';

/** How and when a job runs. */
export interface JobOptions {
  /** A job with the same key that has not started is replaced. */
  readonly jobKey?: string;
  /** Jobs of one queue run one after the other. */
  readonly queueName?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
}

/** Enqueues background work. */
@Injectable()
export class Jobs {
  constructor(@Inject(SERVICE_NAME) private readonly service: string) {}

  /** Adds a job within the manager's transaction: it exists exactly when that transaction commits. */
  async add(
    manager: EntityManager,
    task: string,
    payload: object,
    { jobKey, queueName, runAt, maxAttempts }: JobOptions = {},
  ): Promise<void> {
    await manager.query(
      `SELECT "${this.service}_jobs".add_job($1, payload := $2::json, run_at := $3, max_attempts := $4, job_key := $5, queue_name := $6)`,
      [task, JSON.stringify(payload), runAt ?? null, maxAttempts ?? null, jobKey ?? null, queueName ?? null],
    );
  }
}
