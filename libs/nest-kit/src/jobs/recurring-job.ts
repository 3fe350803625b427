import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobDefinition } from './job-definition';
import type { JobHandler, JobRun } from './job-handler';
import type { JobSchedule } from './job-schedule';

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
 * A job that plans its next run; every start of a service begins the series anew. A run that fails is not repeated: the next one is
 * soon, and gets the same payload.
 */
export abstract class RecurringJob<Payload extends object>
  implements JobHandler<JobDefinition<Payload>>, OnApplicationBootstrap
{
  protected readonly logger = new Logger(this.constructor.name);

  protected constructor(
    private readonly recurrence: Recurrence<Payload>,
    private readonly schedule: JobSchedule,
  ) {}

  /** Does the work, and gives the payload of the next run. */
  protected abstract work(payload: Payload, signal: AbortSignal | undefined): Promise<Payload>;

  async onApplicationBootstrap(): Promise<void> {
    const { definition, first } = this.recurrence;
    await this.schedule.plan(definition, first, 0);
  }

  async handle(payload: Payload, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    const { definition, intervalMs, failure } = this.recurrence;
    const next = await this.work(payload, signal).catch((error: unknown) => {
      this.logger.error({ err: error }, failure);
      return payload;
    });
    await this.schedule.plan(definition, next, intervalMs);
  }
}
