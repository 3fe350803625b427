import { queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UsageFilter, LedgerLine } from './ledger-line';
import type { LedgerPeriod } from './read-date-range';

/** Uses and credits of one item; purchases have no slug. */
export interface ItemUsage {
  readonly category: Exclude<UsageFilter, 'all'>;
  readonly type: LedgerLine['transaction_type'];
  readonly slug: string | null;
  readonly lines: number;
  readonly credits: number;
}

export interface BalanceAt {
  readonly at: Date;
  readonly balance: number;
}

interface UsageRow {
  readonly category: ItemUsage['category'];
  readonly transaction_type: ItemUsage['type'];
  readonly slug: string | null;
  readonly lines: string;
  readonly credits: string;
}

@Injectable()
export class UsageRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What the lines of a period add up to, item by item. */
  summarise(userId: string, filter: UsageFilter, { start, end }: LedgerPeriod): Promise<ItemUsage[]> {
    return queryAsUser(this.dataSource, userId, async (manager) => {
      const rows = await manager.query<UsageRow[]>(
        `select usage.* from ledger_span($1, 'all', $3, $4, null) span, usage_between($1, $2, span.first, span.last) usage`,
        [userId, filter, start ?? null, end ?? null],
      );
      return rows.map(({ category, transaction_type, slug, lines, credits }) => ({
        category,
        type: transaction_type,
        slug,
        lines: Number(lines),
        credits: Number(credits),
      }));
    });
  }

  /** The balance before each moment; the moments must be in order. */
  balancesAt(userId: string, moments: readonly Date[]): Promise<BalanceAt[]> {
    return queryAsUser(this.dataSource, userId, async (manager) => {
      const rows = await manager.query<{ at: Date; balance: string }[]>(
        'select at, balance from balances_at($1, $2::timestamptz[])',
        [userId, moments],
      );
      return rows.map(({ at, balance }) => ({ at, balance: Number(balance) }));
    });
  }

  /** When the user's credit account was opened. */
  async findBeginning(userId: string): Promise<Date | undefined> {
    const [row] = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<{ created_at: Date }[]>('select created_at from credit_account where user_id = $1', [userId]),
    );
    return row?.created_at;
  }
}
