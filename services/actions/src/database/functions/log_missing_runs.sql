-- Goes through the runs in the order of their ids and notes those that the log does not have, because the process that answered
-- them ended before it wrote or did not know how they ended. It stops `p_lag_ms` ago, and at a run that has not ended: what it
-- passes is complete. Runs in the background are noted when they end (`close_background_run`). One replica at a time. Returns how
-- many runs it looked at.
--
-- `p_endings` are the statuses of runs; the caller of a run that ended so was answered with the HTTP status and the code at the
-- same place of the other two. The defaults serve the release before.
create or replace function log_missing_runs(
  p_most integer,
  p_lag_ms integer default 120000,
  p_endings text[] default '{succeeded,failed,timed_out,interrupted}',
  p_statuses smallint[] default '{200,503,503,503}',
  p_codes text[] default '{null,action_failed,action_timed_out,interrupted}'
)
returns integer
language plpgsql volatile security definer
set search_path = actions, pg_temp
set enable_seqscan = off
as $$
declare
  v_settled uuid := first_id_of(now() - make_interval(secs => p_lag_ms / 1000.0));
  v_last uuid;
  v_end uuid;
  v_runs uuid[];
begin
  select last_run into v_last from request_log_progress for update skip locked;
  if not found then
    return 0;
  end if;
  with unfinished as materialized (
      select id from run where status = 'running' and not exists (select from background_run background where background.id = run.id)
    )
    select coalesce((select id from unfinished where id < v_settled order by id limit 1), v_settled) into v_end;
  v_runs := array(select id from run where id > v_last and id < v_end order by id limit p_most);
  if cardinality(v_runs) = 0 then
    return 0;
  end if;
  insert into request_log (id, user_id, request_id, action, kind, status, code, duration_ms, credits, unlisted)
    select run.id, run.user_id, run.request_id, run.slug, 'run', answer.status, answer.code,
      run.duration_ms, case run.status when 'succeeded' then run.cost else 0 end, 0
    from run left join unnest(p_endings, p_statuses, p_codes) as answer (ending, status, code) on answer.ending = run.status
    where run.id = any (v_runs)
      and not exists (select from background_run background where background.id = run.id)
      and not exists (select from erased_user erased where erased.user_id = run.user_id)
    on conflict (id) do nothing;
  update request_log_progress set last_run = v_runs[cardinality(v_runs)];
  return cardinality(v_runs);
end
$$;

grant execute on function log_missing_runs to actions_app;
