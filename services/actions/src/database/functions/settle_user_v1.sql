-- Gives back what a crash left running and what was accepted and has not begun, and says how many runs have begun and not ended. A
-- run whose end is being written is passed over, and counts as running.
create or replace function actions_api.settle_user_v1(p_user uuid)
returns integer
language plpgsql volatile security definer
set search_path = actions, pg_temp
as $$
declare
  v_run uuid;
begin
  if exists (select from run where status = 'running' and user_id = p_user and deadline_at < clock_timestamp())
    or exists (select from background_run where user_id = p_user and began_at is null and ended_at is null) then
    perform accounts_api.hold_accounts_v1(array[p_user], true);
  end if;
  for v_run in
    select id from run where status = 'running' and user_id = p_user and deadline_at < clock_timestamp() order by id for update skip locked
  loop
    perform fail_run(v_run, 'interrupted', null, 'The action was interrupted');
  end loop;
  for v_run in
    select run.id from background_run background join run using (id)
      where background.user_id = p_user and background.began_at is null and background.ended_at is null and run.status = 'running'
      order by run.id for update of run skip locked
  loop
    perform fail_run(v_run, 'rejected', null, 'The account is being deleted');
  end loop;
  return (select count(*) from run where status = 'running' and user_id = p_user);
end
$$;

grant execute on function actions_api.settle_user_v1 to accounts_app;
