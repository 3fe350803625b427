import { Clock } from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import { AccountDeletionRepository } from './account-deletion.repository';

/** How long a pause lasts that is not renewed: should the process die, the keys wake up by themselves. */
const PAUSE_MS = 30_000;

const RENEW_EVERY_MS = 10_000;

/** Keeps the keys of a user paused for as long as something goes on, however long that is: the pause is a lease. */
@Injectable()
export class PausedKeys {
  private readonly logger = new Logger(PausedKeys.name);

  constructor(
    private readonly deletions: AccountDeletionRepository,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` while no key of the user opens anything. They stay paused when it ends, until `wake` or the end of the lease. */
  async during(userId: string, work: () => Promise<void>): Promise<void> {
    await this.pause(userId);
    let renewal = Promise.resolve();
    const timer = setInterval(() => {
      renewal = this.pause(userId).catch((error: unknown) =>
        this.logger.warn({ err: error }, 'The pause of keys was not renewed; trying again'),
      );
    }, RENEW_EVERY_MS);
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
    await this.deletions.pauseKeys(userId, new Date(this.clock.now().getTime() + PAUSE_MS));
  }
}
