import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '@declic/nest-kit/testing';
import type { UsageFilter } from '../ledger-line';

/** What happened to an account. A refund gives back the oldest charge that was not; there must be one. */
export interface Step {
  readonly at: Date;
  readonly kind: 'api_action' | 'tool' | 'purchase' | 'refund';
  readonly slug?: string;
  readonly credits: number;
  readonly reason?: string;
}

/** A line as the ledger should have it. */
export interface ExpectedLine {
  readonly seq: number;
  readonly ts: Date;
  readonly category: Exclude<UsageFilter, 'all'>;
  readonly transaction_type: Step['kind'];
  readonly slug: string | null;
  readonly tool_slug: string | null;
  readonly delta: number;
  readonly balance_after: number;
  readonly reason: string | null;
}

type Row = ExpectedLine & { category_seq: number; run_id: string | null; grant_key: string | null };

/** Writes a new account's whole ledger at once, at moments of the test's choice, oldest first. Returns its lines. */
export async function aLedger(
  { owner }: Pick<TestDatabase, 'owner'>,
  userId: string,
  steps: readonly Step[],
): Promise<ExpectedLine[]> {
  const rows = toRows(steps);
  await owner.query(
    `insert into ledger_entry (user_id, seq, category, category_seq, ts, transaction_type, slug, tool_slug, delta, balance_after, reason, run_id, grant_key)
     select $1, seq, category, category_seq, ts, transaction_type, slug, tool_slug, delta, balance_after, reason, run_id, grant_key
     from jsonb_to_recordset($2::jsonb) as line (seq bigint, category text, category_seq bigint, ts timestamptz, transaction_type text,
       slug text, tool_slug text, delta bigint, balance_after bigint, reason text, run_id uuid, grant_key text)`,
    [userId, JSON.stringify(rows)],
  );
  await owner.query(
    `update credit_account account
     set balance = lines.balance, request_count = lines.requests, tool_use_count = lines.tool_uses, purchase_lines = lines.purchases,
         api_action_refunds = lines.api_actions - lines.requests, tool_refunds = lines.tools - lines.tool_uses, last_added_at = lines.last_ts
     from (
       select coalesce(sum(delta), 0) as balance, max(ts) as last_ts,
         count(*) filter (where transaction_type = 'api_action') as requests,
         count(*) filter (where transaction_type = 'tool') as tool_uses,
         count(*) filter (where category = 'api_actions') as api_actions,
         count(*) filter (where category = 'tools') as tools,
         count(*) filter (where category = 'purchases') as purchases
       from ledger_entry where user_id = $1
     ) lines where account.user_id = $1`,
    [userId],
  );
  return rows;
}

function toRows(steps: readonly Step[]): Row[] {
  const counts = { api_actions: 0, tools: 0, purchases: 0 };
  const charges: Row[] = [];
  let balance = 0;
  let refunded = 0;
  return steps.map((step, index) => {
    const charge = step.kind === 'refund' ? charges[refunded++] : undefined;
    const delta = charge ? -charge.delta : step.kind === 'purchase' ? step.credits : -step.credits;
    const category = charge?.category ?? (`${step.kind}s` as Row['category']);
    balance += delta;
    const row: Row = {
      seq: index + 1,
      ts: step.at,
      category,
      category_seq: ++counts[category],
      transaction_type: step.kind,
      slug: charge ? charge.slug : step.kind === 'api_action' ? (step.slug ?? 'email_validate') : null,
      tool_slug: charge ? charge.tool_slug : step.kind === 'tool' ? (step.slug ?? 'flow-content') : null,
      delta,
      balance_after: balance,
      reason: step.reason ?? null,
      run_id: step.kind === 'purchase' ? null : (charge?.run_id ?? randomUUID()),
      grant_key: step.kind === 'purchase' ? String(index) : null,
    };
    if (delta < 0) charges.push(row);
    return row;
  });
}
