import { Clock } from '@declic/nest-kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { FilesService } from '../files/files.service';
import { RunInterruptedError } from '../background-queue/background-runs.errors';
import { BackgroundRunsRepository, type InterruptedRun } from '../background-queue/background-runs.repository';
import { toFailedAnswer } from './to-failed-outcome';

const INTERVAL_MS = 10_000;

/**
 * Recovery after a crash: writes the answer of runs that the sweeper gave back, adds jobs that were lost, and deletes runs that
 * ended a day ago.
 *
 * @decision D9
 */
@Injectable()
export class BackgroundRunsMaintenance implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('BackgroundRunsMaintenance');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly runs: BackgroundRunsRepository,
    private readonly files: FilesService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run().catch(this.report), INTERVAL_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    for (const run of await this.runs.listInterrupted()) await this.close(run).catch(this.report);
    await this.runs.addMissingJobs(this.clock.now());
    await this.runs.forget(this.clock.now());
  }

  private async close({ id, request_id, input_files }: InterruptedRun): Promise<void> {
    await this.runs.close(id, toFailedAnswer(new RunInterruptedError(), request_id));
    await this.files.discard(input_files);
  }

  private readonly report = (error: unknown) => {
    this.logger.error({ err: error }, 'Runs in the background could not be maintained; trying again');
  };
}
