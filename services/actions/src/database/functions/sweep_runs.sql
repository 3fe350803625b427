-- Gives back what a crash left running, so many runs at most. Replicas share the work, because each skips the rows that another
-- holds; and it never waits for an account, because it holds those of the runs before.
-- @decision D9
create or replace function sweep_runs(p_most integer default 100)
returns integer
language plpgsql volatile security definer
set search_path = actions, pg_temp
as $$
declare
  v_run record;
  v_busy uuid[] := '{}';
  v_count integer := 0;
begin
  for v_run in
    select id, user_id from run where status = 'running' and deadline_at < clock_timestamp() order by user_id, id for update skip locked
  loop
    continue when v_run.user_id = any (v_busy);
    if cardinality(accounts_api.hold_accounts_v1(array[v_run.user_id], false)) > 0 then
      v_busy := v_busy || v_run.user_id;
      continue;
    end if;
    -- What never began says nothing about the action.
    perform fail_run(v_run.id, case when exists (select from background_run where id = v_run.id and began_at is null)
      then 'rejected' else 'interrupted' end, null, 'The action was interrupted');
    v_count := v_count + 1;
    exit when v_count >= p_most;
  end loop;
  return v_count;
end
$$;

grant execute on function sweep_runs to actions_app;
