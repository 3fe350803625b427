import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SWEEP_INTERVAL_MS } from '../calls/run-deadline';
import { RunsRepository } from './runs.repository';

/**
 * Looks for runs that a crash left behind: their credits are back within a minute of the crash.
 *
 * @decision D9
 */
@Injectable()
export class RunsSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('RunsSweeper');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly runs: RunsRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_INTERVAL_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    try {
      const count = await this.runs.sweep();
      if (count > 0) this.logger.warn(`Gave back ${count} interrupted run(s)`);
    } catch (error) {
      this.logger.error({ err: error }, 'Interrupted runs could not be given back; trying again');
    }
  }
}
