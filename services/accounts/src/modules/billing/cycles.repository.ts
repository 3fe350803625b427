import { withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PlanSlug } from './plans';
import type { Subscription } from './subscription';

/** What came in and what was used in the cycle that an account is in. */
export interface CycleCredits {
  readonly granted: number;
  /** Debits less refunds. */
  readonly used: number;
}

export interface AccountInCycle extends CycleCredits {
  readonly plan: PlanSlug;
  readonly status: 'active' | 'suspended';
  readonly balance: number;
}

type Account = Pick<AccountInCycle, 'plan' | 'status' | 'balance'>;

@Injectable()
export class CyclesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** With a subscription the cycle is its current one; without, it is the whole life of the account, so that the figures add up. */
  async read(userId: string, subscription: Subscription | undefined): Promise<AccountInCycle> {
    return withUser(this.dataSource, userId, async (manager) => {
      const account = await readAccount(manager, userId);
      const cycle = subscription
        ? await this.readCycle(manager, userId, subscription)
        : await this.readLife(manager, userId, account);
      return { ...account, ...cycle };
    });
  }

  private async readLife(manager: EntityManager, userId: string, { balance }: Account): Promise<CycleCredits> {
    const [row]: [{ granted: string }] = await manager.query(
      `select coalesce(sum(delta), 0) as granted from ledger_entry where user_id = $1 and category = 'purchases'`,
      [userId],
    );
    const granted = Number(row.granted);
    return { granted, used: granted - balance };
  }

  private async readCycle(
    manager: EntityManager,
    userId: string,
    { id, periodStart, periodEnd }: Subscription,
  ): Promise<CycleCredits> {
    const [row]: [{ granted: number; used: string }] = await manager.query(
      `select
         coalesce((select granted from billing_cycle where subscription_id = $2 and period_end = $4), 0) as granted,
         coalesce((select -sum(delta) from ledger_entry where user_id = $1 and category <> 'purchases' and ts >= $3), 0) as used`,
      [userId, id, periodStart, periodEnd],
    );
    // What was used before the cycle may be given back in it.
    return { granted: row.granted, used: Math.max(0, Number(row.used)) };
  }
}

async function readAccount(manager: EntityManager, userId: string): Promise<Account> {
  const rows: { plan: PlanSlug; status: Account['status']; balance: string }[] = await manager.query(
    'select plan, status, balance from credit_account where user_id = $1',
    [userId],
  );
  const account = rows[0];
  return account ? { ...account, balance: Number(account.balance) } : { plan: 'free', status: 'active', balance: 0 };
}
