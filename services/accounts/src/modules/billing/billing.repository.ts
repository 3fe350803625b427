import { queryAsUser, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findCustomer, findPaymentOwner, nextSnapshotVersion } from './billing-queries';
import { BillingTransaction } from './billing-transaction';
import { SubscriptionEntity } from './subscription.entity';
import { pollUntilGranted } from './poll-until-granted';

/** A transaction is over in milliseconds. */
const POLL_MS = 20;

@Injectable()
export class BillingRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whose customer at the provider this is; null for one that is not ours, or not any more. */
  async findCustomerOwner(customerId: string): Promise<string | null> {
    return findPaymentOwner(this.dataSource, { customerId });
  }

  findCustomer(userId: string, provider: string): Promise<string | null> {
    return queryAsUser(this.dataSource, userId, (manager) => findCustomer(manager, userId, provider));
  }

  async knowsEvent(userId: string, eventId: string): Promise<boolean> {
    const rows: unknown[] = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query('select from payment_event where id = $1', [eventId]),
    );
    return rows.length > 0;
  }

  /** Taken before the provider is asked. */
  nextSnapshotVersion(): Promise<string> {
    return nextSnapshotVersion(this.dataSource.manager);
  }

  listSubscriptions(userId: string): Promise<SubscriptionEntity[]> {
    return queryAsUser(this.dataSource, userId, (manager) => manager.findBy(SubscriptionEntity, { userId }));
  }

  /**
   * Runs `work` in a transaction, while no other writes about this user's payments. The provider is never asked in it.
   *
   * @throws {PaymentsUnavailableError} others of the user took too long.
   */
  async withUserLock<Result>(userId: string, work: (tx: BillingTransaction) => Promise<Result>): Promise<Result> {
    const { result } = await pollUntilGranted(() => this.tryWithUserLock(userId, work), POLL_MS);
    return result;
  }

  /** Null, and nothing done, while another transaction has the lock. */
  private tryWithUserLock<Result>(
    userId: string,
    work: (tx: BillingTransaction) => Promise<Result>,
  ): Promise<{ result: Result } | null> {
    return withUser(this.dataSource, userId, async (manager) => {
      const [lock] = await manager.query<{ granted: boolean }[]>(
        `select pg_try_advisory_xact_lock(hashtextextended('billing:' || $1, 0)) as granted`,
        [userId],
      );
      return lock?.granted ? { result: await work(new BillingTransaction(manager, userId)) } : null;
    });
  }
}
