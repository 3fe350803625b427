import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { isLockTimeout } from '../errors/database-errors';
import type { QueueTables } from './queue-tables';

/** Removes the names of queues without jobs from time to time. */
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
  }
}
