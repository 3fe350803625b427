-- Deletes what is left of deleted accounts, so many calls at most, and forgets the accounts themselves a day later. Returns how
-- many calls it deleted.
create or replace function forget_erased_users(p_most integer)
returns integer
language sql volatile security definer
set enable_seqscan = off
begin atomic
  with remaining as (
    select log.id from erased_user erased join request_log log using (user_id) limit p_most for update of log skip locked
  ), deleted as (
    delete from request_log where id = any (array(select id from remaining)) returning id
  ), forgotten as (
    delete from erased_user where erased_at < now() - interval '1 day' and not exists (select from remaining)
  )
  select count(*)::integer from deleted;
end;

grant execute on function forget_erased_users to actions_app;
