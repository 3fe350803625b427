import { Injectable } from '@nestjs/common';
import { PaymentsUnavailableError } from '@declic/payments';
import { type BillingLease, BillingLeasesRepository } from './billing-leases.repository';
import { pollUntilGranted } from './poll-until-granted';

/** Longer than the provider takes for everything that is asked of it under one lease. */
const LEASE_MS = 60_000;

const POLL_MS = 100;

/** How many of a user's requests may wait in one process. */
const MAX_WAITING = 20;

/** Lets one request at a time change a user's payments at the provider, among all replicas, without holding a lock or a connection. */
@Injectable()
export class BillingLeaseService {
  private readonly waiting = new Map<string, number>();

  constructor(private readonly leases: BillingLeasesRepository) {}

  /**
   * Runs `work` under the user's lease. Should it outlast the lease, its result is thrown away: another may have had one since.
   *
   * @throws {PaymentsUnavailableError} the lease is not granted in time, or expired.
   */
  async withLease<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
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
    if (count >= MAX_WAITING) throw new PaymentsUnavailableError('Too many requests of this user wait for the lease.');
    this.waiting.set(userId, count + 1);
    try {
      return await pollUntilGranted(() => this.leases.take(userId, LEASE_MS), POLL_MS);
    } finally {
      const left = (this.waiting.get(userId) ?? 1) - 1;
      if (left > 0) this.waiting.set(userId, left);
      else this.waiting.delete(userId);
    }
  }
}
