-- Forgets the oldest answers from before a moment, so many at most. Returns how many.
create or replace function forget_calls(p_before timestamptz, p_most integer)
returns integer
language sql volatile security definer
set lock_timeout = '200ms'
begin atomic
  with forgotten as (
    delete from idempotent_call where run_id = any (array(
      select run_id from idempotent_call where created_at < p_before order by created_at limit p_most for update skip locked))
    returning run_id
  )
  select count(*)::integer from forgotten;
end;

grant execute on function forget_calls to actions_app;
