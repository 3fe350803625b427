import { Clock } from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import { AccountDeletionRepository } from './account-deletion.repository';

/** Duration of the lease: when the process dies, the pause ends by itself. */
const LEASE_MS = 30_000;

const LEASE_RENEWAL_INTERVAL_MS = 10_000;

/** Pauses a user's keys while work runs, by a lease that is renewed. */
@Injectable()
export class PausedKeys {
  private readonly logger = new Logger(PausedKeys.name);

  constructor(
    private readonly deletions: AccountDeletionRepository,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` while all keys of the user are refused. The pause lasts until `wake` or the end of the lease. */
  async during(userId: string, work: () => Promise<void>): Promise<void> {
    await this.pause(userId);
    let renewal = Promise.resolve();
    const timer = setInterval(() => {
      renewal = this.pause(userId).catch((error: unknown) =>
        this.logger.warn({ err: error }, 'The pause of keys was not renewed; trying again'),
      );
    }, LEASE_RENEWAL_INTERVAL_MS);
    try {
      await work();
    } finally {
      clearInterval(timer);
      await renewal;
    }
  }

  async wake(userId: string): Promise<void> {
    await this.deletions.pauseKeys(userId, null);
  }

  private async pause(userId: string): Promise<void> {
    await this.deletions.pauseKeys(userId, new Date(this.clock.now().getTime() + LEASE_MS));
  }
}
