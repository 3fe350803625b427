-- Forgets the oldest answers from before a moment, so many at most, and the keys of renewals of the secret. Returns how many answers.
create or replace function forget_calls(p_before timestamptz, p_most integer)
returns integer
language sql volatile security definer
set lock_timeout = '200ms'
begin atomic
  update webhook_secret set idempotency_key = null where idempotency_key is not null and renewed_at < p_before;
  with forgotten as (
    delete from idempotent_call where run_id = any (array(
      select run_id from idempotent_call where created_at < p_before order by created_at limit p_most for update skip locked))
    returning run_id
  )
  select count(*)::integer from forgotten;
end;

grant execute on function forget_calls to actions_app;
