import { Job, type JobHandler, type JobRun } from '@declic/nest-kit';
import { poolLimits } from '../../engine/pools/pool-limits';
import { BackgroundExecutor } from './background-executor';
import { RUN_IN_BACKGROUND } from '../background-queue/background-runs.jobs';
import { BackgroundRunsRepository } from '../background-queue/background-runs.repository';

/** Of one process. A worker of the smallest pool is left to calls that are waited for, and no run waits for one within its deadline. */
export const MAX_AT_ONCE = Math.max(1, poolLimits.media.workers - 1);

/** Takes turns until no run waits. */
@Job(RUN_IN_BACKGROUND)
export class RunInBackgroundJob implements JobHandler<typeof RUN_IN_BACKGROUND> {
  private underWay = 0;
  private arrived = 0;

  constructor(
    private readonly runs: BackgroundRunsRepository,
    private readonly executor: BackgroundExecutor,
  ) {}

  /** A job that finds no room ends at once, so that it takes no slot of the worker: the jobs that are running take over its run. */
  async handle(_: object, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    this.arrived += 1;
    if (this.underWay >= MAX_AT_ONCE) return;
    this.underWay += 1;
    try {
      let seen: number;
      do {
        seen = this.arrived;
        await this.takeTurns(signal);
        // A job that ended at once may have brought a run after the last look.
      } while (seen !== this.arrived && !signal?.aborted);
    } finally {
      this.underWay -= 1;
    }
  }

  private async takeTurns(signal: AbortSignal | undefined): Promise<void> {
    while (!signal?.aborted) {
      const run = await this.runs.begin();
      if (!run) return;
      await this.executor.execute(run, signal);
    }
  }
}
