import { setTimeout as pause } from 'node:timers/promises';
import { OtherServiceError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { BillingService } from '../billing/billing.service';
import { AccountMails } from '../mails/account-mails';
import { AccountDeletionRepository } from './account-deletion.repository';
import { DeletionUnavailableError, RunsInFlightError } from './account.errors';
import { PausedKeys } from './paused-keys';

@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly deletions: AccountDeletionRepository,
    private readonly billing: BillingService,
    private readonly mails: AccountMails,
    private readonly keys: PausedKeys,
  ) {}

  /**
   * Deletes an account: all of it, or nothing. What runs may end first; new calls are refused meanwhile. The subscription ends
   * before, because a provider that does not answer must leave the account as it is.
   *
   * @throws {RunsInFlightError} something still runs after a few seconds.
   * @throws {PaymentsUnavailableError} the payment provider does not answer.
   * @throws {DeletionUnavailableError} another service cannot erase what it keeps about the user.
   * @decision D6
   */
  async delete(userId: string): Promise<void> {
    try {
      await this.deleteCompletely(userId);
    } catch (error) {
      throw error instanceof OtherServiceError ? new DeletionUnavailableError(error) : error;
    }
  }

  private async deleteCompletely(userId: string): Promise<void> {
    // Checked first: the deletion cannot be complete without the other services.
    await this.deletions.assertErasable();
    try {
      await this.keys.during(userId, () => this.settleAndErase(userId));
    } catch (error) {
      // A concurrent deletion may have erased the account meanwhile.
      if (await this.deletions.isErased(userId)) return;
      await this.keys.wake(userId);
      throw error;
    }
  }

  private async settleAndErase(userId: string): Promise<void> {
    await untilSettled(async () => (await this.deletions.countRunsInFlight(userId)) === 0);
    // A call whose key was looked at before the pause may have begun since, and a page of the payment provider been opened.
    await untilSettled(async () => {
      await this.billing.endSubscription(userId);
      return this.erase(userId);
    });
  }

  /**
   * False, without changes, while a run is in flight or a payment is possible. An account that is already erased counts as
   * erased.
   */
  private async erase(userId: string): Promise<boolean> {
    try {
      await this.deletions.withHeldUser(userId, async (manager, user, settled) => {
        if (!settled || (await this.deletions.isCustomer(manager, userId))) throw new RunsInFlightError();
        await this.deletions.erase(manager, user);
        await this.mails.enqueueAccountDeleted(manager, user.email);
      });
      return true;
    } catch (error) {
      if (error instanceof RunsInFlightError) return false;
      throw error;
    }
  }
}

const SETTLE_TIMEOUT_MS = 5_000;
const SETTLE_POLL_INTERVAL_MS = 200;

/** @throws {RunsInFlightError} it took too long. */
async function untilSettled(attempt: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + SETTLE_TIMEOUT_MS;
  while (!(await attempt())) {
    if (performance.now() > end) throw new RunsInFlightError();
    await pause(SETTLE_POLL_INTERVAL_MS);
  }
}
