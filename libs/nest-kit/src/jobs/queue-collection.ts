import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { isLockTimeout } from '../errors/database-errors';
import { definedJobs } from './job-definition';
import type { QueueTables } from './queue-tables';

/** How long a job with names, addresses or links of people can be tried again by hand after it failed for good. */
const DEAD_DAYS = 14;

/** Removes from time to time the names of queues without jobs, and jobs with personal data that failed for good long ago. */
export class QueueCollection {
  private readonly logger = new Logger('Jobs');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly tables: QueueTables,
    private readonly connections: Pool,
    private readonly intervalMs: number,
  ) {}

  start(): void {
    this.timer ??= setInterval(() => void this.collect(), this.intervalMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async collect(): Promise<void> {
    try {
      await this.tables.collectQueues(this.connections);
    } catch (error) {
      // A transaction that adds jobs took longer: the next time is soon enough.
      if (!isLockTimeout(error)) this.logger.warn({ err: error }, 'Unused queues could not be removed');
    }
    const tasks = definedJobs().flatMap(({ name, isPersonal }) => (isPersonal ? [name] : []));
    try {
      await this.tables.removeDead(this.connections, tasks, DEAD_DAYS);
    } catch (error) {
      this.logger.warn({ err: error }, 'Jobs that failed for good could not be removed');
    }
  }
}
