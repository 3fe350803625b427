-- Empty as long as every balance is the sum of its lines, every line has its place, and a refund gives back its charge or a part of it.
-- @decision D8
create or replace view ledger_violations as
with chain as (
  select user_id, seq, category_seq, ts, delta, balance_after,
    lag(seq, 1, 0::bigint) over lines as previous_seq,
    lag(balance_after, 1, 0::bigint) over lines as previous_balance,
    lag(ts, 1, ts) over lines as previous_ts,
    row_number() over (partition by user_id, category order by seq) as category_place
  from ledger_entry
  window lines as (partition by user_id order by seq)
), total as (
  select * from ledger_totals
)
select user_id, seq, 'the sequence has a gap' as violation from chain where seq <> previous_seq + 1
union all
select user_id, seq, 'the running balance does not follow from the line before' from chain where balance_after <> previous_balance + delta
union all
select user_id, seq, 'the balance is negative' from chain where balance_after < 0
union all
select user_id, seq, 'the line is out of place in its category' from chain where category_seq <> category_place
union all
select user_id, seq, 'the line is earlier than the one before' from chain where ts < previous_ts
union all
select user_id, account.last_seq, 'the balance is not the sum of the ledger'
  from credit_account account full join total using (user_id)
  where coalesce(account.balance, -1) <> coalesce(total.delta, 0) or coalesce(account.last_seq, -1) <> coalesce(total.seq, 0)
union all
select user_id, account.last_seq, 'the account does not count its lines as they are'
  from credit_account account join total using (user_id)
  where (account.request_count, account.tool_use_count) <> (total.requests, total.tool_uses)
     or (account.api_action_lines, account.tool_lines, account.purchase_lines) <> (total.api_action_lines, total.tool_lines, total.purchase_lines)
     or account.last_ts is distinct from total.ts
union all
select refund.user_id, refund.seq, 'the refund does not mirror a charge'
  from ledger_entry refund left join ledger_entry charge on charge.run_id = refund.run_id and charge.delta < 0
  where refund.transaction_type = 'refund' and ((refund.user_id, refund.category) is distinct from (charge.user_id, charge.category)
    or coalesce(refund.delta not between 1 and -charge.delta, true));

revoke all on ledger_violations from accounts_app;
