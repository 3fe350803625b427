import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PaymentsUnavailableError } from './billing.errors';
import { type BillingLease, BillingLeasesRepository } from './billing-leases.repository';

/** Longer than the provider takes for everything that one turn asks of it. */
const LEASE_MS = 60_000;

const PATIENCE_MS = 8_000;
const LOOK_EVERY_MS = 100;

/** How many of a user's requests may wait in one process. */
const MOST_WAITING = 20;

/** Lets one request at a time change a user's payments at the provider, among all replicas, without holding a lock or a connection. */
@Injectable()
export class BillingTurns {
  private readonly waiting = new Map<string, number>();

  constructor(private readonly leases: BillingLeasesRepository) {}

  /**
   * Runs `work` in the user's turn. Should it outlast its lease, its result is thrown away: another may have had its turn since.
   *
   * @throws {PaymentsUnavailableError} the turn does not come, or took too long.
   */
  async run<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const lease = await this.take(userId);
    let result: Result;
    try {
      result = await work();
    } catch (error) {
      // It would expire by itself; what failed is more important.
      await this.leases.giveBack(lease).catch(() => false);
      throw error;
    }
    if (!(await this.leases.giveBack(lease))) throw new PaymentsUnavailableError('The lease expired.');
    return result;
  }

  private async take(userId: string): Promise<BillingLease> {
    const count = this.waiting.get(userId) ?? 0;
    if (count >= MOST_WAITING)
      throw new PaymentsUnavailableError('Too many requests of this user wait for their turn.');
    this.waiting.set(userId, count + 1);
    try {
      return await this.poll(userId);
    } finally {
      const left = (this.waiting.get(userId) ?? 1) - 1;
      if (left > 0) this.waiting.set(userId, left);
      else this.waiting.delete(userId);
    }
  }

  private async poll(userId: string): Promise<BillingLease> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const lease = await this.leases.take(userId, LEASE_MS);
      if (lease) return lease;
      if (performance.now() > end) throw new PaymentsUnavailableError('The turn of this user does not come.');
      await pause(LOOK_EVERY_MS);
    }
  }
}
