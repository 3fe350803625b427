-- Takes the run whose turn it is: of the accounts with runs that wait the one with the fewest running, then the one whose last
-- run began longest ago; of its runs the oldest. Takes are made one after the other, so that no two processes take the same run and
-- each sees the turns before it; so none waits for a run that another transaction holds: it is passed over. From now on the run has its
-- usual deadline, after which the sweeper gives it back.
-- @decision D9
create or replace function begin_background_run(p_grace_ms integer)
returns setof background_run
language plpgsql volatile security definer
set search_path = actions, pg_temp
as $$
declare
  v_user uuid;
  v_run uuid;
begin
  perform pg_advisory_xact_lock(hashtext('actions.begin_background_run'));
  for v_user in
    select head.user_id
      from (
        select waiting.user_id, min(waiting.accepted_at) as accepted_at
        from background_run waiting
        where waiting.began_at is null and waiting.ended_at is null and waiting.begin_after <= clock_timestamp()
        group by waiting.user_id
      ) head
      cross join lateral (
        select
          (select count(*) from background_run other
            where other.user_id = head.user_id and other.began_at is not null and other.ended_at is null) as under_way,
          (select max(other.began_at) from background_run other where other.user_id = head.user_id) as last_began
      ) account
      order by account.under_way, account.last_began nulls first, head.accepted_at, head.user_id
  loop
    select run.id into v_run
      from background_run waiting join run on run.id = waiting.id and run.finished_at is null
      where waiting.user_id = v_user and waiting.began_at is null and waiting.ended_at is null and waiting.begin_after <= clock_timestamp()
      order by waiting.accepted_at, waiting.id limit 1
      for update of run, waiting skip locked;
    continue when v_run is null;
    update run set deadline_at = clock_timestamp() + make_interval(secs => (taken.timeout_ms + p_grace_ms) / 1000.0)
      from background_run taken where run.id = v_run and taken.id = v_run;
    return query update background_run set began_at = clock_timestamp() where id = v_run returning *;
    return;
  end loop;
end
$$;

grant execute on function begin_background_run to actions_app;
