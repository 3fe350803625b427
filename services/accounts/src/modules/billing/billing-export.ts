import { withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Payment data for the account export. Cards and invoices are stored by the provider only. */
@Injectable()
export class BillingExport {
  constructor(private readonly dataSource: DataSource) {}

  exportFor(userId: string): Promise<Record<string, unknown>> {
    return withUser(this.dataSource, userId, async (manager) => {
      const read = (columns: string, table: string, order: string): Promise<unknown[]> =>
        manager.query(`select ${columns} from ${table} where user_id = $1 order by ${order}`, [userId]);
      return {
        customers: await read('provider, customer_id, created_at', 'payment_customer', 'created_at'),
        subscriptions: await read(
          'id, plan, status, period_start, period_end, ends_at, scheduled_plan, scheduled_at',
          'subscription',
          'period_start',
        ),
        cycles: await read('subscription_id, plan, period_start, period_end, granted', 'billing_cycle', 'period_start'),
        invoices: await read(
          'id, subscription_id, total, currency, created_at, paid_at, failed_at',
          'invoice',
          'created_at',
        ),
        purchases: await read(
          'id, product, description, amount, currency, provider, payment_id, state, created_at, paid_at',
          `(select * from purchase where state <> 'open') as purchase`,
          'created_at',
        ),
        mail_settings: await read('credit_alerts', 'mail_settings', 'user_id'),
        credit_alerts: await read('cycle, threshold, created_at', 'credit_alert', 'created_at'),
        events: await read('id, type, created_at, received_at', 'payment_event', 'received_at'),
      };
    });
  }
}
