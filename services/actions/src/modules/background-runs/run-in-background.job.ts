import { Job, type JobHandler, type JobRun } from '@declic/nest-kit';
import { BackgroundExecutor } from './background-executor';
import { RUN_IN_BACKGROUND } from './background-runs.jobs';
import { BackgroundRunsRepository } from './background-runs.repository';

/** Runs one run. How many run at once in a process is the concurrency of its worker. */
@Job(RUN_IN_BACKGROUND)
export class RunInBackgroundJob implements JobHandler<typeof RUN_IN_BACKGROUND> {
  constructor(
    private readonly runs: BackgroundRunsRepository,
    private readonly executor: BackgroundExecutor,
  ) {}

  async handle(_: object, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    if (signal?.aborted) throw new Error('The service is shutting down.');
    const run = await this.runs.begin();
    if (run) await this.executor.execute(run, signal);
  }
}
