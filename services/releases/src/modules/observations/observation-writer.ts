import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { toObservedNetwork, type Observation } from './observation';
import { ObservationBatch } from './observation-batch';
import { ObservationsRepository } from './observations.repository';

const INTERVAL_MS = 1_000;
const ROWS_PER_STATEMENT = 5_000;

/**
 * Writes what pages report, each second in one statement, so that a beacon waits for nothing and ten thousand page loads a minute
 * are one write a second. An orderly end writes what is left; a process that is killed loses a second.
 */
@Injectable()
export class ObservationWriter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Observations');
  private readonly batch = new ObservationBatch();
  private hasReports = false;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly observations: ObservationsRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), INTERVAL_MS).unref();
  }

  /** Before the connections to the database are closed, and after the last call was answered. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** False when so much waits for a database that does not answer that the report is lost. */
  add(observation: Observation): boolean {
    this.hasReports = true;
    return this.batch.add(toObservedNetwork(observation));
  }

  /** Writes what waits, now. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write()).then(() => this.followTrials());
    return this.writing;
  }

  /** After reports alone: where nothing is reported, nothing is compared. */
  private async followTrials(): Promise<void> {
    if (!this.hasReports) return;
    this.hasReports = false;
    try {
      this.batch.compareSince(await this.observations.trialStarts());
    } catch (error) {
      this.logger.error({ err: error }, 'Running canaries could not be read; trying again');
      this.hasReports = true;
    }
  }

  private async write(): Promise<void> {
    while (this.batch.size > 0) {
      const rows = this.batch.take(ROWS_PER_STATEMENT);
      try {
        await this.observations.add(rows);
        this.batch.noteWritten(rows);
      } catch (error) {
        for (const row of rows) this.batch.add(row);
        this.logger.error({ err: error }, 'Reports of pages could not be written; trying again');
        return;
      }
    }
  }
}
