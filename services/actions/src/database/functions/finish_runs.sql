-- The same for many runs at once: which of them are finished.
create or replace function finish_runs(
  p_runs uuid[],
  p_durations double precision[],
  p_answers text[]
)
returns setof uuid
language plpgsql volatile security definer
set search_path = actions, pg_temp
set enable_seqscan = off
set lock_timeout = '200ms'
as $$
begin
  update run set status = 'succeeded', finished_at = clock_timestamp(), duration_ms = item.duration_ms
    from unnest(p_runs, p_durations) as item (run_id, duration_ms)
    where run.id = item.run_id and run.finished_at is null;
  if exists (select from unnest(p_answers) as item (answer) where item.answer is not null) then
    update idempotent_call call set answer = item.answer
      from unnest(p_runs, p_answers) as item (run_id, answer)
      join run on run.id = item.run_id and run.status = 'succeeded'
      where call.run_id = item.run_id and call.answer is null;
  end if;
  return query select id from run where id = any (p_runs) and status = 'succeeded';
end
$$;

grant execute on function finish_runs to actions_app;
