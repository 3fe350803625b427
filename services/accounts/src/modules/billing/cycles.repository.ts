import { type PlanSlug, queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Subscription } from './subscription';

export interface AccountInCycle {
  readonly plan: PlanSlug;
  readonly status: 'active' | 'suspended';
  readonly balance: number;
  /** What the cycle gave. */
  readonly granted: number;
  /** Debits less refunds since the cycle began. */
  readonly used: number;
}

interface Row {
  readonly plan: PlanSlug;
  readonly status: AccountInCycle['status'];
  readonly balance: string;
  readonly granted: string;
  readonly used: string;
}

/**
 * One statement, so one moment. What was used follows from the balance then, what was bought since, and the balance now: it
 * takes a few look-ups, however many lines there are.
 */
const ACCOUNT_IN_CYCLE = `
  select account.plan, account.status, account.balance,
    opening.balance + bought.credits - account.balance as used,
    case when $3::text is null then bought.credits else coalesce(cycle.granted, 0) end as granted
  from credit_account account
  cross join balances_at($1, array[$2::timestamptz]) opening
  cross join lateral (
    select coalesce(sum(line.delta), 0) as credits
    from ledger_span($1, 'purchases', $2, null, null) span
    join ledger_entry line on line.user_id = $1 and line.category = 'purchases'
      and line.category_seq > span.first and line.category_seq <= span.last
  ) bought
  left join billing_cycle cycle on cycle.subscription_id = $3 and cycle.period_end = $4
  where account.user_id = $1`;

@Injectable()
export class CyclesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** With a subscription the cycle is its current one; without, it is the whole life of the account, so that the figures add up. */
  async read(userId: string, subscription: Subscription | undefined): Promise<AccountInCycle> {
    const { id, periodStart, periodEnd } = subscription ?? { id: null, periodStart: '-infinity', periodEnd: null };
    const [row] = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<Row[]>(ACCOUNT_IN_CYCLE, [userId, periodStart, id, periodEnd]),
    );
    if (!row) return { plan: 'free', status: 'active', balance: 0, granted: 0, used: 0 };
    const { plan, status, balance, granted, used } = row;
    // What was used before the cycle may be given back in it.
    return { plan, status, balance: Number(balance), granted: Number(granted), used: Math.max(0, Number(used)) };
  }
}
