-- Takes the run whose turn it is: of the accounts with runs that wait the one with the fewest under way, then the one whose last
-- run began longest ago; of its runs the oldest. Takes are made one after the other, so that no two processes take the same run and
-- each sees the turns before it. From now on the run has its usual deadline, after which the sweeper gives it back.
-- @decision D9
create or replace function begin_background_run(p_grace_ms integer)
returns setof background_run
language plpgsql volatile security definer
set search_path = actions, pg_temp
as $$
declare
  v_run uuid;
begin
  perform pg_advisory_xact_lock(hashtext('actions.begin_background_run'));
  select head.id into v_run
    from (
      select distinct on (waiting.user_id) waiting.id, waiting.user_id, waiting.accepted_at
      from background_run waiting join run on run.id = waiting.id and run.status = 'running'
      where waiting.began_at is null and waiting.ended_at is null and waiting.begin_after <= clock_timestamp()
      order by waiting.user_id, waiting.accepted_at, waiting.id
    ) head
    cross join lateral (
      select max(other.began_at) as last_began, count(*) filter (where other.ended_at is null) as under_way
      from background_run other where other.user_id = head.user_id and other.began_at is not null
    ) account
    order by account.under_way, account.last_began nulls first, head.accepted_at, head.id
    limit 1;

  update run set deadline_at = clock_timestamp() + make_interval(secs => (taken.timeout_ms + p_grace_ms) / 1000.0)
    from background_run taken where run.id = v_run and taken.id = v_run and run.status = 'running';
  if found then
    return query update background_run set began_at = clock_timestamp() where id = v_run returning *;
  end if;
end
$$;

grant execute on function begin_background_run to actions_app;
