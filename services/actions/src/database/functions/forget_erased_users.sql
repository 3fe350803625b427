-- Deletes what is left of deleted accounts, so many calls at most, and forgets the accounts that were deleted before a moment.
-- Returns how many calls it deleted. The default serves the release before.
create or replace function forget_erased_users(p_most integer, p_before timestamptz default now() - interval '1 day')
returns integer
language sql volatile security definer
set enable_seqscan = off
begin atomic
  with remaining as (
    select log.id from erased_user erased join request_log log using (user_id) limit p_most for update of log skip locked
  ), deleted as (
    delete from request_log where id = any (array(select id from remaining)) returning id
  ), forgotten as (
    delete from erased_user where erased_at < p_before and not exists (select from remaining)
  )
  select count(*)::integer from deleted;
end;

grant execute on function forget_erased_users to actions_app;
