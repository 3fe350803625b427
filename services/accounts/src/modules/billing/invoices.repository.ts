import { queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BillingTransaction } from './billing-transaction';
import type { InvoiceFact } from './payment-event';

@Injectable()
export class InvoicesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores the invoice of an event, in any order of events. True when it became paid by this event, which happens once. */
  async record(tx: BillingTransaction, subscriptionId: string, invoice: InvoiceFact, at: Date): Promise<boolean> {
    const { id, outcome, total, currency, createdAt } = invoice;
    const [paidAt, failedAt] = outcome === 'paid' ? [at, null] : [null, at];
    const rows: { first: boolean }[] = await tx.manager.query(
      `with before as (select paid_at from invoice where id = $1)
       insert into invoice as known (id, user_id, subscription_id, total, currency, created_at, paid_at, failed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (id) do update
         set paid_at = least(known.paid_at, excluded.paid_at), failed_at = least(known.failed_at, excluded.failed_at)
       returning paid_at is not null and (select paid_at from before) is null as first`,
      [id, tx.userId, subscriptionId, total, currency, createdAt, paidAt, failedAt],
    );
    return rows[0]?.first ?? false;
  }

  /** When the payment of a subscription failed that is due; null where no such invoice is known. */
  async findFailure(userId: string, subscriptionId: string): Promise<Date | null> {
    const rows: { at: Date | null }[] = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query(
        `select max(failed_at) as at from invoice where user_id = $1 and subscription_id = $2 and paid_at is null`,
        [userId, subscriptionId],
      ),
    );
    return rows[0]?.at ?? null;
  }
}
