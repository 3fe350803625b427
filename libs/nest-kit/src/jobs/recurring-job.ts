import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { JobDefinition } from './job-definition';
import type { JobHandler, JobRun } from './job-handler';
import type { Jobs } from './jobs';

/** What tells one recurring job from another. */
export interface Recurrence<Payload extends object> {
  readonly definition: JobDefinition<Payload>;
  readonly intervalMs: number;
  /** What the first run of a process gets. */
  readonly first: NoInfer<Payload>;
  /** What is logged when a run fails. */
  readonly failure: string;
}

/**
 * A job that plans its next run, under a job key that merges the plans of all replicas; every start of a service begins the
 * series anew. A run that fails is not repeated: the next one is soon, and gets the same payload.
 */
export abstract class RecurringJob<Payload extends object>
  implements JobHandler<JobDefinition<Payload>>, OnApplicationBootstrap
{
  protected readonly logger = new Logger(this.constructor.name);

  protected constructor(
    private readonly recurrence: Recurrence<Payload>,
    protected readonly dataSource: DataSource,
    protected readonly jobs: Jobs,
  ) {}

  /** Does the work, and gives the payload of the next run. */
  protected abstract work(payload: Payload, signal: AbortSignal | undefined): Promise<Payload>;

  async onApplicationBootstrap(): Promise<void> {
    await this.plan(0, this.recurrence.first);
  }

  async handle(payload: Payload, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    const next = await this.work(payload, signal).catch((error: unknown) => {
      this.logger.error({ err: error }, this.recurrence.failure);
      return payload;
    });
    await this.plan(this.recurrence.intervalMs, next);
  }

  private plan(inMs: number, payload: Payload): Promise<void> {
    const { definition } = this.recurrence;
    const runAt = new Date(Date.now() + inMs);
    const once = { jobKey: definition.name, queueName: definition.name, runAt };
    return this.jobs.add(this.dataSource.manager, definition, payload, once);
  }
}
