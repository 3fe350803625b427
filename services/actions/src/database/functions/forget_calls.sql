-- Forgets the oldest answers from before a moment, so many at most. Returns how many.
create or replace function forget_calls(p_before timestamptz, p_most integer)
returns integer
language plpgsql volatile security definer
set search_path = actions, pg_temp
set lock_timeout = '200ms'
as $$
declare
  v_count integer;
begin
  delete from idempotent_call where run_id = any (array(
    select run_id from idempotent_call where created_at < p_before order by created_at limit p_most for update skip locked));
  get diagnostics v_count = row_count;
  return v_count;
end
$$;

revoke all on function forget_calls from public;
grant execute on function forget_calls to actions_app;
