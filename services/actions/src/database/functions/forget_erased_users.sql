-- Deletes what is left of deleted accounts, so many calls at most, and forgets the accounts themselves a day later.
create or replace function forget_erased_users(p_most integer)
returns integer
language plpgsql volatile security definer
set search_path = actions, pg_temp
set enable_seqscan = off
as $$
declare
  v_count integer;
begin
  delete from request_log where id = any (array(
    select log.id from erased_user erased join request_log log using (user_id) limit p_most for update of log skip locked));
  get diagnostics v_count = row_count;
  if v_count = 0 then
    delete from erased_user where erased_at < now() - interval '1 day';
  end if;
  return v_count;
end
$$;

revoke all on function forget_erased_users from public;
grant execute on function forget_erased_users to actions_app;
