import { withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type LedgerFilter, type LedgerLine, type LedgerRow, toLedgerLine } from './ledger-line';
import type { LedgerPeriod } from './ledger-period';

export interface LedgerSelection extends LedgerPeriod {
  readonly filter: LedgerFilter;
  /** Number of the newest line that counts. */
  readonly asOf?: number | undefined;
}

/**
 * The lines of a selection are those numbered `first + 1` to `last`, without a gap: in the account, or in one category of it.
 * Lines are never changed or removed, so a span once found means the same lines for ever.
 */
export interface LedgerSpan {
  readonly filter: LedgerFilter;
  readonly first: number;
  readonly last: number;
  readonly asOf: number;
}

@Injectable()
export class LedgerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Costs the same wherever in the ledger the period lies. */
  findSpan(userId: string, { filter, start, end, asOf }: LedgerSelection): Promise<LedgerSpan> {
    return withUser(this.dataSource, userId, async (manager) => {
      const [row] = await manager.query<{ first: string; last: string; as_of: string }[]>(
        'select first, last, as_of from ledger_span($1, $2, $3, $4, $5)',
        [userId, filter, start ?? null, end ?? null, asOf ?? null],
      );
      return { filter, first: Number(row?.first), last: Number(row?.last), asOf: Number(row?.as_of) };
    });
  }

  /** The lines of a span, newest first. */
  listSpan(userId: string, { filter, first, last }: Omit<LedgerSpan, 'asOf'>): Promise<LedgerLine[]> {
    if (last <= first) return Promise.resolve([]);
    const [condition, order, values] =
      filter === 'all'
        ? ['seq > $2 and seq <= $3', 'seq', [userId, first, last]]
        : ['category = $4 and category_seq > $2 and category_seq <= $3', 'category_seq', [userId, first, last, filter]];
    return withUser(this.dataSource, userId, async (manager) => {
      const rows = await manager.query<LedgerRow[]>(
        `select seq, ts, transaction_type, slug, tool_slug, delta, balance_after, reason
           from ledger_entry where user_id = $1 and ${condition} order by ${order} desc`,
        values,
      );
      return rows.map(toLedgerLine);
    });
  }
}
