-- Decides an open report. An accepted one gives the credits of its run back, once: a run that had a refund before, of a part or of all,
-- has no second one. Returns the credits given back; null for a report that is not there or is decided.
-- @decision D9
create or replace function decide_answer_report(p_report uuid, p_accepted boolean)
returns integer
language plpgsql volatile security definer
set search_path = actions, pg_temp
as $$
declare
  v_report answer_report;
  v_credits integer := 0;
begin
  perform accounts_api.hold_accounts_v1(array[user_id], true) from answer_report where id = p_report and status = 'open';
  select * into v_report from answer_report where id = p_report and status = 'open' for update;
  if not found then
    return null;
  end if;
  if p_accepted and exists (select from accounts_api.refund_v1(v_report.run_id, 'A wrong answer was confirmed')) then
    select cost into v_credits from run where id = v_report.run_id;
  end if;
  update answer_report
    set status = case when p_accepted then 'accepted' else 'declined' end, decided_at = clock_timestamp(), credits_refunded = v_credits
    where id = p_report;
  return v_credits;
end
$$;
