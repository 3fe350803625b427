-- Ends a run in the background and writes its answer: both or nothing. What failed is given back (`fail_run`), and so is the difference
-- where its price came out lower than what was charged. The duration is that of the run, without its wait: it is the latency in the
-- catalogue. False when the run had been given back before. Idempotent.
-- @decision D9
create or replace function end_background_run(
  p_run uuid,
  p_status text,
  p_reason text,
  p_http_status smallint,
  p_code text,
  p_answer text,
  p_duration_ms double precision,
  p_cost integer
)
returns boolean
language plpgsql volatile security definer
set search_path = actions, pg_temp
set lock_timeout = '200ms'
as $$
begin
  if p_status <> 'succeeded' then
    perform fail_run(p_run, p_status, p_duration_ms, p_reason);
  elsif p_cost < (select cost from run where id = p_run) then
    perform finish_run_at_price(p_run, p_duration_ms, null, p_cost, p_reason);
  else
    perform finish_run(p_run, p_duration_ms, null);
  end if;
  if not exists (select from run where id = p_run and status = p_status) then
    return false;
  end if;
  perform close_background_run(p_run, p_http_status, p_code, p_answer);
  return true;
end
$$;

grant execute on function end_background_run to actions_app;
