-- What the lines of each user add up to: the sum of their credits, the last of them, and how many there are of each kind.
create or replace view ledger_totals as
select user_id, sum(delta) as delta, max(seq) as seq, max(ts) as ts,
  count(*) filter (where transaction_type = 'api_action') as requests,
  count(*) filter (where transaction_type = 'tool') as tool_uses,
  count(*) filter (where category = 'api_actions') as api_action_lines,
  count(*) filter (where category = 'tools') as tool_lines,
  count(*) filter (where category = 'purchases') as purchase_lines
from ledger_entry group by user_id;

revoke all on ledger_totals from accounts_app;
