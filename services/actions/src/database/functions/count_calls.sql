-- Counts calls against the windows of their accounts, in the order of the accounts.
-- @decision D13
create or replace function count_calls(p_users uuid[], p_limits integer[])
returns table (ordinal integer, allowed boolean, calls_left integer, resets_in integer)
language plpgsql volatile security definer
set search_path = actions, pg_temp
set lock_timeout = '200ms'
as $$
#variable_conflict use_column
declare
  v_now timestamptz;
begin
  perform hold_windows(p_users, true);
  v_now := clock_timestamp();
  return query
  with call as (
    select item.user_id, item.call_limit, item.ordinal, row_number() over (partition by item.user_id order by item.ordinal) as place
    from unnest(p_users, p_limits) with ordinality as item (user_id, call_limit, ordinal)
  ), counted as (
    select caller.user_id, admitted.*
    from (select user_id, array_agg(call_limit order by ordinal) as limits from call group by user_id) caller
    left join rate_window using (user_id)
    cross join lateral admit_calls(rate_window.moments, rate_window.counts, v_now, caller.limits) admitted
  ), written as (
    insert into rate_window (user_id, moments, counts)
    select user_id, moments, counts from counted where true = any (allowed) order by user_id
    on conflict (user_id) do update set moments = excluded.moments, counts = excluded.counts
  )
  select call.ordinal::integer, counted.allowed[call.place], counted.calls_left[call.place], counted.resets_in[call.place]
  from call join counted using (user_id);
end
$$;

grant execute on function count_calls to actions_app;
