import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { BillingService } from '../billing/billing.service';
import { AccountMails } from '../mails/account-mails';
import { AccountDeletionRepository } from './account-deletion.repository';
import { RunsInFlightError } from './account-lifecycle.errors';

const PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 200;

/** Longer than a deletion takes: should the process die in the middle of one, the keys wake up by themselves. */
const PAUSE_MS = 30_000;

@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly deletions: AccountDeletionRepository,
    private readonly billing: BillingService,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes an account: all of it, or nothing. What runs may end first; new calls are refused meanwhile. The subscription ends
   * before, because a provider that does not answer must leave the account as it is.
   *
   * @throws {RunsInFlightError} something still runs after a few seconds.
   * @throws {PaymentsUnavailableError} the payment provider does not answer.
   */
  async delete(userId: string): Promise<void> {
    await this.deletions.pauseKeys(userId, new Date(this.clock.now().getTime() + PAUSE_MS));
    try {
      await this.waitForRuns(userId);
      await this.billing.endSubscription(userId);
      await this.erase(userId);
    } catch (error) {
      await this.deletions.pauseKeys(userId, null);
      throw error;
    }
  }

  private async waitForRuns(userId: string): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while ((await this.deletions.countRunsInFlight(userId)) > 0) {
      if (performance.now() > end) throw new RunsInFlightError();
      await pause(LOOK_EVERY_MS);
    }
  }

  private async erase(userId: string): Promise<void> {
    await this.deletions.withHeldUser(userId, async (manager, user, settled) => {
      if (!settled) throw new RunsInFlightError();
      await this.deletions.erase(manager, user);
      await this.mails.enqueueAccountDeleted(manager, user.email);
    });
  }
}
