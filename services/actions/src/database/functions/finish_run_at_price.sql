-- Finishes a run whose price came out lower than what was charged, and gives back the difference in the same transaction: the
-- ledger, the run and the kept answer name one price. The account is locked before the run, as where a run fails. Idempotent.
-- @decision D8, D9, D16
create or replace function finish_run_at_price(
  p_run uuid,
  p_duration_ms double precision,
  p_answer text,
  p_cost integer,
  p_reason text
)
returns boolean
language plpgsql volatile security definer
set search_path = actions, pg_temp
set lock_timeout = '200ms'
as $$
declare
  v_charged integer;
begin
  perform accounts_api.hold_accounts_v1(array[user_id], true) from run where id = p_run and finished_at is null;
  select cost into v_charged from run where id = p_run;
  update run set cost = p_cost where id = p_run and finished_at is null;
  if found then
    perform accounts_api.refund_part_v1(p_run, v_charged - p_cost, p_reason);
  end if;
  return finish_run(p_run, p_duration_ms, p_answer);
end
$$;

grant execute on function finish_run_at_price to actions_app;
