import { queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UsageFilter, LedgerLine, LedgerRow } from './ledger-line';
import type { LedgerPeriod } from './read-date-range';
import { toLedgerLine } from './to-ledger-line';

export interface LedgerSelection extends LedgerPeriod {
  readonly filter: UsageFilter;
  /** Number of the newest line that counts. */
  readonly asOf?: number | undefined;
}

/**
 * The lines of a selection are those numbered `first + 1` to `last`, without a gap: in the account, or in one category of it.
 * Lines are never changed or removed, so a span once found means the same lines for ever.
 */
export interface LedgerSpan {
  readonly filter: UsageFilter;
  readonly first: number;
  readonly last: number;
  readonly asOf: number;
}

export interface LedgerPage {
  readonly limit: number;
  readonly offset: number;
}

@Injectable()
export class LedgerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Costs the same wherever in the ledger the period lies. */
  async findSpan(userId: string, { filter, start, end, asOf }: LedgerSelection): Promise<LedgerSpan> {
    const [row] = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<{ first: string; last: string; as_of: string }[]>(
        'select first, last, as_of from ledger_span($1, $2, $3, $4, $5)',
        [userId, filter, start ?? null, end ?? null, asOf ?? null],
      ),
    );
    return { filter, first: Number(row?.first), last: Number(row?.last), asOf: Number(row?.as_of) };
  }

  /** A page of the selected lines, newest first. */
  findPage(userId: string, selection: LedgerSelection, { limit, offset }: LedgerPage): Promise<LedgerLine[]> {
    const { filter, start, end, asOf } = selection;
    const values = [start ?? null, end ?? null, asOf ?? null, limit, offset];
    return this.listLines(userId, filter, { span: PAGE, values });
  }

  /** The lines of a span, newest first. */
  async listSpan(userId: string, { filter, first, last }: Omit<LedgerSpan, 'asOf'>): Promise<LedgerLine[]> {
    return this.listLines(userId, filter, { span: SPAN, values: [first, last] });
  }

  private async listLines(
    userId: string,
    filter: UsageFilter,
    { span, values }: { readonly span: string; readonly values: readonly unknown[] },
  ): Promise<LedgerLine[]> {
    const rows = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<LedgerRow[]>(listStatement(span, filter), [userId, filter, ...values]),
    );
    return rows.map(toLedgerLine);
  }
}

/** The part of the selected lines that a page shows. */
const PAGE = `select greatest(first, last - $6::bigint - $7::bigint) as first, last - $7::bigint as last
  from ledger_span($1, $2, $3, $4, $5)`;

const SPAN = 'select $3::bigint as first, $4::bigint as last';

/**
 * The ends of the span are scalar subqueries, so that the index is searched between them: joined with the span, all lines of the
 * account would be read. The request ids of all lines are asked for once.
 */
function listStatement(span: string, filter: UsageFilter): string {
  const [number, condition] = filter === 'all' ? ['seq', `$2 = 'all'`] : ['category_seq', 'category = $2'];
  return `
    with span as materialized (${span}),
    line as (
      select seq, ts, transaction_type, slug, tool_slug, delta, balance_after, reason, run_id, ${number} as number
        from ledger_entry
       where user_id = $1 and ${condition} and ${number} > (select first from span) and ${number} <= (select last from span)
    )
    select seq, ts, transaction_type, slug, tool_slug, delta, balance_after, reason,
           (select request_ids_of_runs($1, array(select run_id from line where run_id is not null))) ->> run_id::text as request_id
      from line order by number desc`;
}
