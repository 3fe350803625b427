-- Makes an action due whose live runs failed more often than not since its last pass, so that an outage is found before its hour is
-- over. `p_failures`: the least number of failed runs; `p_apart`: the least time after its last pass. Returns the actions.
-- @decision D17
create or replace function advance_verification(p_now timestamptz, p_failures integer, p_apart interval)
returns setof text
language sql volatile security definer
set search_path = actions, pg_temp
begin atomic
  with passed as (
    select scheduled.slug, coalesce(last_pass.finished_at, '-infinity'::timestamptz) as last_at
    from verification_schedule scheduled
    left join lateral (
      select pass.finished_at from verification_pass pass
      where pass.slug = scheduled.slug order by pass.finished_at desc limit 1
    ) last_pass on true
    where scheduled.due_at > p_now
  ),
  failing as (
    select run.slug
    from run join passed on passed.slug = run.slug
    where run.id >= first_id_of(p_now - interval '1 hour')
      and run.status in ('succeeded', 'failed', 'timed_out', 'interrupted')
      and run.finished_at > passed.last_at and passed.last_at < p_now - p_apart
    group by run.slug
    having count(*) filter (where run.status <> 'succeeded') >= p_failures
      and count(*) filter (where run.status = 'succeeded') < count(*) filter (where run.status <> 'succeeded')
  )
  update verification_schedule scheduled set due_at = p_now
  from failing where failing.slug = scheduled.slug and scheduled.due_at > p_now
  returning scheduled.slug;
end;

grant execute on function advance_verification to actions_app;
