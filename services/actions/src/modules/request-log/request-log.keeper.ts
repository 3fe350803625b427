import { Clock, inPortions } from '@declic/nest-kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RequestLogRepository } from './request-log.repository';
import { KEPT_MS } from './request-selection';

const RUN_INTERVAL_MS = 60_000;
const AT_ONCE = 5_000;

/** The process that answered a run comes first: it writes within seconds. */
const MISSING_AFTER_MS = 2 * 60_000;

/** What is written late about a deleted account is written by calls that were under way. */
const ERASED_KEPT_MS = 24 * 60 * 60_000;

/** Completes the log from the runs, and forgets what is older than 30 days or belonged to deleted accounts. */
@Injectable()
export class RequestLogKeeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RequestLogKeeper.name);
  private timer: NodeJS.Timeout | undefined;
  private isWorking = false;
  private readonly ending = new AbortController();

  constructor(
    private readonly log: RequestLogRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.work(), RUN_INTERVAL_MS).unref();
    void this.work();
  }

  onApplicationShutdown(): void {
    this.ending.abort();
    clearInterval(this.timer);
  }

  /** Does all that there is to do, a few thousand calls at a time. */
  async keep(): Promise<void> {
    const before = (ageMs: number) => new Date(this.clock.now().getTime() - ageMs);
    await this.repeat((most) => this.log.logMissingRuns(most, MISSING_AFTER_MS));
    await this.repeat((most) => this.log.forget(before(KEPT_MS), most));
    await this.repeat((most) => this.log.forgetErasedUsers(before(ERASED_KEPT_MS), most));
  }

  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    try {
      await this.keep();
    } catch (error) {
      if (!this.ending.signal.aborted)
        this.logger.error({ err: error }, 'The log of calls could not be kept; trying again');
    } finally {
      this.isWorking = false;
    }
  }

  private repeat(step: (most: number) => Promise<number>): Promise<number> {
    return inPortions(AT_ONCE, step, this.ending.signal);
  }
}
