-- Ends a run that did not succeed, gives its credits back, deletes the files that it made and sets its key free: trying again is
-- what its caller wants. Returns the balance, or null when it had ended before. The account is locked before the run, so that
-- nothing waits for it while it holds a run that others want to end.
-- @decision D9
create or replace function fail_run(
  p_run uuid,
  p_status text,
  p_duration_ms double precision,
  p_reason text
)
returns bigint
language plpgsql volatile security definer
set search_path = actions, pg_temp
set lock_timeout = '200ms'
as $$
declare
  v_balance bigint;
begin
  perform accounts_api.hold_accounts_v1(array[user_id], true) from run where id = p_run and finished_at is null;
  update run set status = p_status, finished_at = clock_timestamp(), duration_ms = p_duration_ms where id = p_run and finished_at is null;
  if found then
    delete from idempotent_call where run_id = p_run;
    perform discard_files(array(select id from stored_file where run_id = p_run));
    select refunded.balance into v_balance from accounts_api.refund_v1(p_run, p_reason) refunded;
  end if;
  return v_balance;
end
$$;

grant execute on function fail_run to actions_app;
