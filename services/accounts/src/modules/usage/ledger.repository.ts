import { callIfOffered, queryAsUser, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { UsageFilter, LedgerLine, LedgerRow, RequestIds } from './ledger-line';
import type { LedgerPeriod } from './ledger-period';
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
  findSpan(userId: string, selection: LedgerSelection): Promise<LedgerSpan> {
    return queryAsUser(this.dataSource, userId, (manager) => findSpan(manager, userId, selection));
  }

  /** A page of the selected lines, newest first. */
  findPage(userId: string, selection: LedgerSelection, { limit, offset }: LedgerPage): Promise<LedgerLine[]> {
    return withUser(this.dataSource, userId, async (manager) => {
      const { filter, first, last } = await findSpan(manager, userId, selection);
      const newest = last - offset;
      return listSpan(manager, userId, { filter, first: Math.max(first, newest - limit), last: newest });
    });
  }

  /** The lines of a span, newest first. */
  listSpan(userId: string, span: Omit<LedgerSpan, 'asOf'>): Promise<LedgerLine[]> {
    return withUser(this.dataSource, userId, (manager) => listSpan(manager, userId, span));
  }
}

async function findSpan(
  manager: EntityManager,
  userId: string,
  { filter, start, end, asOf }: LedgerSelection,
): Promise<LedgerSpan> {
  const [row] = await manager.query<{ first: string; last: string; as_of: string }[]>(
    'select first, last, as_of from ledger_span($1, $2, $3, $4, $5)',
    [userId, filter, start ?? null, end ?? null, asOf ?? null],
  );
  return { filter, first: Number(row?.first), last: Number(row?.last), asOf: Number(row?.as_of) };
}

async function listSpan(
  manager: EntityManager,
  userId: string,
  { filter, first, last }: Omit<LedgerSpan, 'asOf'>,
): Promise<LedgerLine[]> {
  if (last <= first) return [];
  const [condition, order, values] =
    filter === 'all'
      ? ['seq > $2 and seq <= $3', 'seq', [userId, first, last]]
      : ['category = $4 and category_seq > $2 and category_seq <= $3', 'category_seq', [userId, first, last, filter]];
  const rows = await manager.query<LedgerRow[]>(
    `select seq, ts, transaction_type, slug, tool_slug, delta, balance_after, reason, run_id
       from ledger_entry where user_id = $1 and ${condition} order by ${order} desc`,
    values,
  );
  const requestIds = await findRequestIds(manager, userId, rows);
  return rows.map((row) => toLedgerLine(row, requestIds));
}

/** The actions service knows which call a run was made by; without it, or with an older one, no line names one. */
async function findRequestIds(manager: EntityManager, userId: string, rows: readonly LedgerRow[]): Promise<RequestIds> {
  const runs = rows.flatMap(({ run_id }) => run_id ?? []);
  if (runs.length === 0) return {};
  return (await callIfOffered<RequestIds>(manager, 'actions_api.request_ids_of_runs_v1', [userId, runs])) ?? {};
}
