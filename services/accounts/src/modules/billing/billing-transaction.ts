import type { EntityManager } from 'typeorm';
import { findCustomer, nextSnapshotVersion } from './billing-queries';
import type { PaymentEvent } from './payment-event';
import type { PaidPlanSlug } from './plans';
import type { AccountStanding, Subscription } from './subscription';
import { SubscriptionEntity } from './subscription.entity';

/** A paid part of a cycle, by the plan it was paid for. */
export interface PaidCycle {
  readonly plan: PaidPlanSlug;
  readonly start: Date;
  readonly end: Date;
}

/** Writes about one user's payments under the user's billing lock. */
export class BillingTransaction {
  constructor(
    readonly manager: EntityManager,
    readonly userId: string,
  ) {}

  /** False when the event is known already. */
  async remember(
    { id, type, createdAt }: Pick<PaymentEvent, 'id' | 'type' | 'createdAt'>,
    receivedAt: Date,
  ): Promise<boolean> {
    const rows: unknown[] = await this.manager.query(
      `insert into payment_event (id, user_id, type, created_at, received_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning id`,
      [id, this.userId, type, createdAt, receivedAt],
    );
    return rows.length > 0;
  }

  listSubscriptions(): Promise<SubscriptionEntity[]> {
    return this.manager.findBy(SubscriptionEntity, { userId: this.userId });
  }

  /** Stores a snapshot of the provider's subscription, unless a later one was stored already. */
  async saveSubscription(subscription: Subscription, snapshotVersion: string): Promise<void> {
    const { id, plan, status, periodStart, periodEnd, endsAt, scheduledPlan, scheduledAt } = subscription;
    await this.manager.query(
      `insert into subscription as known 
         (id, user_id, plan, status, period_start, period_end, ends_at, scheduled_plan, scheduled_at, reading)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (id) do update
         set plan = excluded.plan, status = excluded.status, period_start = excluded.period_start,
             period_end = excluded.period_end, ends_at = excluded.ends_at, scheduled_plan = excluded.scheduled_plan,
             scheduled_at = excluded.scheduled_at, reading = excluded.reading
         where known.reading < excluded.reading`,
      [id, this.userId, plan, status, periodStart, periodEnd, endsAt, scheduledPlan, scheduledAt, snapshotVersion],
    );
  }

  /**
   * Grants what the cycle has not been granted yet. The database knows how much that is.
   *
   * @decision D11
   */
  async grantCycle(subscriptionId: string, { plan, start, end }: PaidCycle): Promise<void> {
    await this.manager.query('select grant_cycle($1, $2, $3, $4)', [subscriptionId, plan, start, end]);
  }

  async setStanding({ plan, status }: AccountStanding): Promise<void> {
    await this.manager.query('select set_account($1, $2, $3)', [this.userId, plan, status]);
  }

  /** See `BillingRepository.nextSnapshotVersion`: on this transaction's own connection. */
  async nextSnapshotVersion(): Promise<string> {
    return nextSnapshotVersion(this.manager);
  }

  async findCustomer(provider: string): Promise<string | null> {
    return findCustomer(this.manager, this.userId, provider);
  }

  async saveCustomer(provider: string, customerId: string): Promise<void> {
    await this.manager.query(
      `insert into payment_customer (user_id, provider, customer_id) values ($1, $2, $3)
       on conflict (user_id) do update set provider = excluded.provider, customer_id = excluded.customer_id`,
      [this.userId, provider, customerId],
    );
  }

  async removeCustomer(): Promise<void> {
    await this.manager.query('delete from payment_customer where user_id = $1', [this.userId]);
  }
}
