import { Inject, type Type } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { Job } from './job-handler';
import { JobSchedule } from './job-schedule';
import { RecurringJob, type Recurrence } from './recurring-job';

/** What one run of a periodic job gets. */
export interface PeriodicRun {
  readonly now: Date;
  readonly signal: AbortSignal | undefined;
  /** The time that many milliseconds ago. */
  before(ageMs: number): Date;
}

/** One method of one provider, called at an interval. */
export interface PeriodicTask<Provider, Result> extends Omit<Recurrence<object>, 'first'> {
  readonly provider: Type<Provider>;
  readonly run: (provider: Provider, run: PeriodicRun) => Promise<Result>;
}

/** The base class of a recurring job whose runs are all alike, such as one that deletes what is older than its retention period. */
export function periodicJob<Provider, Result>({ provider, run, ...recurrence }: PeriodicTask<Provider, Result>) {
  @Job(recurrence.definition)
  class PeriodicJob extends RecurringJob<object> {
    constructor(
      @Inject(provider) private readonly target: Provider,
      private readonly clock: Clock,
      schedule: JobSchedule,
    ) {
      super({ ...recurrence, first: {} }, schedule);
    }

    /** Does the work at once, and plans nothing. */
    runOnce(signal?: AbortSignal): Promise<Result> {
      const now = this.clock.now();
      return run(this.target, { now, signal, before: (ageMs) => new Date(now.getTime() - ageMs) });
    }

    protected async work(_: object, signal: AbortSignal | undefined): Promise<object> {
      await this.runOnce(signal);
      return {};
    }
  }
  return PeriodicJob;
}
