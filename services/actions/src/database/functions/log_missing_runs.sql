-- Goes through the runs in the order of their ids and notes those that the log does not have, because the process that answered
-- them ended before it wrote or did not know how they ended. It stops two minutes ago, and at a run that has not ended: what it
-- passes is complete. One replica at a time. Returns how many runs it looked at.
create or replace function log_missing_runs(p_most integer)
returns integer
language plpgsql volatile security definer
set search_path = actions, pg_temp
set enable_seqscan = off
as $$
declare
  v_last uuid;
  v_end uuid;
  v_runs uuid[];
begin
  select last_run into v_last from request_log_progress for update skip locked;
  if not found then
    return 0;
  end if;
  with unfinished as materialized (select id from run where status = 'running')
    select coalesce((select id from unfinished where id < first_id_of(now() - interval '2 minutes') order by id limit 1),
                    first_id_of(now() - interval '2 minutes')) into v_end;
  v_runs := array(select id from run where id > v_last and id < v_end order by id limit p_most);
  if cardinality(v_runs) = 0 then
    return 0;
  end if;
  insert into request_log (id, user_id, request_id, action, kind, status, code, duration_ms, credits, unlisted)
    select id, user_id, request_id, slug, 'run', case status when 'succeeded' then 200 else 503 end,
      case status when 'failed' then 'action_failed' when 'timed_out' then 'action_timed_out' when 'interrupted' then 'interrupted' end,
      duration_ms, case status when 'succeeded' then cost else 0 end, 0
    from run where id = any (v_runs) and not exists (select from erased_user erased where erased.user_id = run.user_id)
    on conflict (id) do nothing;
  update request_log_progress set last_run = v_runs[cardinality(v_runs)];
  return cardinality(v_runs);
end
$$;

grant execute on function log_missing_runs to actions_app;
