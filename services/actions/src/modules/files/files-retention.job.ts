import { Clock } from '@declic/nest-kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { FilesRepository } from './files.repository';

const RUN_INTERVAL_MS = 5 * 60 * 1_000;

/** Deletes files 24 hours after they were stored. */
@Injectable()
export class FilesRetentionJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('FilesRetentionJob');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly files: FilesRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.forgetExpired().catch(this.report), RUN_INTERVAL_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Returns how many were deleted. */
  forgetExpired(): Promise<number> {
    return this.files.forget(this.clock.now());
  }

  private readonly report = (error: unknown) => {
    this.logger.error({ err: error }, 'Expired files could not be deleted; trying again');
  };
}
