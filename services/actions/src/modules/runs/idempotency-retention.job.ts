import { Clock } from '@declic/nest-kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RunsRepository } from './runs.repository';

/** @decision D9 */
const RETENTION_MS = 24 * 60 * 60 * 1_000;
const RUN_INTERVAL_MS = 5 * 60 * 1_000;

/** Deletes the stored answers of calls with an Idempotency-Key after 24 hours. */
@Injectable()
export class IdempotencyRetentionJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('IdempotencyRetentionJob');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly runs: RunsRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.forgetOld().catch(this.report), RUN_INTERVAL_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Returns how many were forgotten. */
  async forgetOld(): Promise<number> {
    return this.runs.forgetCalls(new Date(this.clock.now().getTime() - RETENTION_MS));
  }

  private readonly report = (error: unknown) => {
    this.logger.error({ err: error }, 'Old answers could not be forgotten; trying again');
  };
}
