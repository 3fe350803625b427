import type { TestDatabase } from '@declic/nest-kit/testing';

/** A grant, and then charges of one credit each, a second apart: a long ledger in one statement. */
export async function manyCharges(
  { owner }: Pick<TestDatabase, 'owner'>,
  userId: string,
  count: number,
): Promise<void> {
  await owner.query(
    `insert into ledger_entry (user_id, seq, category, category_seq, ts, transaction_type, slug, delta, balance_after, run_id, grant_key)
     select $1, seq,
       case seq when 1 then 'purchases' else 'api_actions' end, greatest(seq - 1, 1),
       timestamptz '2026-01-01' + seq * interval '1 second',
       case seq when 1 then 'purchase' else 'api_action' end, case when seq > 1 then 'action_' || seq % 5 end,
       case seq when 1 then $2 else -1 end, $2 - seq + 1, case when seq > 1 then uuidv7() end, case seq when 1 then 'first' end
     from generate_series(1, $2::bigint + 1) seq order by seq`,
    [userId, count],
  );
  await owner.query(
    `update credit_account set balance = 0, request_count = $2, purchase_lines = 1,
       last_request_at = timestamptz '2026-01-01' + ($2::bigint + 1) * interval '1 second'
     where user_id = $1`,
    [userId, count],
  );
}
