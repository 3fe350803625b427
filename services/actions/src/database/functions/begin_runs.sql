-- The same for many calls at once, each decided as if they came one after the other. All transactions take their locks in one
-- order: accounts, then windows, then claimed keys, each in the order of their names; a run that ends is locked after its account.
-- @decision D9, D46
create or replace function begin_runs(
  p_runs uuid[],
  p_users uuid[],
  p_keys uuid[],
  p_slugs text[],
  p_costs integer[],
  p_request_ids text[],
  p_timeouts integer[],
  p_limits integer[],
  p_max_credits integer[],
  p_idempotency_keys text[],
  p_request_hashes bytea[],
  p_wait boolean,
  -- The default serves the release before, which does not pass it.
  p_grace_ms integer default 10000,
  -- As the callers' keys were last seen; null, for the release before, checks no key.
  p_plans text[] default null
)
returns table (
  ordinal integer,
  outcome text,
  balance bigint,
  calls_left integer,
  resets_in integer,
  answer text
)
language plpgsql volatile security definer
set search_path = actions, pg_temp
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
set lock_timeout = '200ms'
as $$
#variable_conflict use_column
declare
  v_users uuid[] := array(select distinct user_id from unnest(p_users) user_id);
  v_busy uuid[];
  v_allowed boolean[];
  v_calls_left integer[];
  v_resets_in integer[];
  v_places integer[];
  v_are_all boolean;
begin
  v_busy := accounts_api.hold_accounts_v1(v_users, p_wait);
  v_busy := v_busy || hold_windows(array(select user_id from unnest(v_users) user_id where user_id <> all (v_busy)), p_wait);

  -- The usual batch: nobody's account is busy, every key is live, and no call claims a key, has a maximum or is only counted. Then no step
  -- has to sort out what the one before it refused, which would take longer than the steps themselves.
  if v_busy = '{}' and num_nonnulls(variadic p_idempotency_keys) = 0 and num_nonnulls(variadic p_max_credits) = 0
      and num_nulls(variadic p_costs) = 0 and not exists (select from accounts_api.stale_keys_v1(p_keys, p_users, p_plans)) then
    select array_agg(allowed order by ordinal), array_agg(calls_left order by ordinal), array_agg(resets_in order by ordinal),
        array_agg(ordinal order by ordinal) filter (where allowed)
      into v_allowed, v_calls_left, v_resets_in, v_places
      from count_calls(p_users, p_limits);
    v_are_all := true = all (v_allowed);
    return query
    with charged as materialized (
      select v_places[result.ordinal] as place, result.outcome, result.balance
      from accounts_api.charge_many_v1(
        case when v_are_all then p_users else array(select p_users[place] from unnest(v_places) place) end,
        case when v_are_all then p_costs else array(select p_costs[place] from unnest(v_places) place) end,
        array_fill('api_action'::text, array[coalesce(cardinality(v_places), 0)]),
        case when v_are_all then p_slugs else array(select p_slugs[place] from unnest(v_places) place) end,
        case when v_are_all then p_runs else array(select p_runs[place] from unnest(v_places) place) end
      ) result
    ), begun as (
      insert into run (id, user_id, key_id, slug, cost, request_id, deadline_at)
      select p_runs[place], p_users[place], p_keys[place], p_slugs[place], p_costs[place], p_request_ids[place],
        clock_timestamp() + make_interval(secs => (p_timeouts[place] + p_grace_ms) / 1000.0)
      from charged where outcome = 'charged'
    )
    select place, case when v_allowed[place] then charged.outcome else 'limited' end, charged.balance, v_calls_left[place], v_resets_in[place],
      null::text
    from generate_subscripts(p_runs, 1) place left join charged using (place);
    return;
  end if;

  -- Each step gets the calls that the steps before it left undecided, in their order: claim the key, count the call, charge it.
  return query
  with call as materialized (
    select *, coalesce(cost > max_credits, false) as price_above_max,
      case
        when user_id = any (v_busy) then 'busy'
        when place in (select accounts_api.stale_keys_v1(p_keys, p_users, p_plans)) then 'stale_key'
      end as refusal
    from unnest(p_runs, p_users, p_keys, p_slugs, p_costs, p_request_ids, p_timeouts, p_limits, p_max_credits, p_idempotency_keys,
                p_request_hashes) with ordinality
      as item (run_id, user_id, key_id, slug, cost, request_id, timeout_ms, call_limit, max_credits, idempotency_key, request_hash, place)
  ), claimed as materialized (
    select item.place, claim.outcome, claim.answer
    from (
      select * from call where refusal is null and (idempotency_key is not null or price_above_max) order by user_id, idempotency_key, place
    ) item
    cross join lateral claim_call(item.user_id, item.idempotency_key, item.request_hash, item.run_id, item.price_above_max) claim
  ), counted as materialized (
    select item.places[result.ordinal] as place, result.allowed, result.calls_left, result.resets_in
    from (
      select array_agg(place order by place) as places, array_agg(user_id order by place) as users, array_agg(call_limit order by place) as limits
      from call left join claimed using (place) where refusal is null and outcome is null having count(*) > 0
    ) item
    cross join lateral count_calls(item.users, item.limits) result
  ), charged as materialized (
    select item.places[result.ordinal] as place, result.outcome, result.balance
    from (
      select array_agg(place order by place) as places, array_agg(user_id order by place) as users, array_agg(cost order by place) as costs,
        array_agg('api_action'::text) as types, array_agg(slug order by place) as slugs, array_agg(run_id order by place) as runs
      from call join counted using (place) where allowed and cost is not null having count(*) > 0
    ) item
    cross join lateral accounts_api.charge_many_v1(item.users, item.costs, item.types, item.slugs, item.runs) result
  ), begun as (
    insert into run (id, user_id, key_id, slug, cost, request_id, deadline_at)
    select run_id, user_id, key_id, slug, cost, request_id, clock_timestamp() + make_interval(secs => (timeout_ms + p_grace_ms) / 1000.0)
    from call join charged using (place) where outcome = 'charged'
  )
  select call.place::integer,
    case
      when call.refusal is not null then call.refusal
      when claimed.outcome is not null then claimed.outcome
      when not counted.allowed then 'limited'
      when call.cost is null then 'counted'
      else charged.outcome
    end,
    charged.balance, counted.calls_left, counted.resets_in, claimed.answer
  from call left join claimed using (place) left join counted using (place) left join charged using (place);

  -- A statement of its own: it sees the keys that were claimed. Those of calls that did not begin are free again.
  delete from idempotent_call claimed using unnest(p_runs, p_idempotency_keys) as call (run_id, idempotency_key)
    where call.idempotency_key is not null and claimed.run_id = call.run_id and not exists (select from run where run.id = call.run_id);
end
$$;

grant execute on function begin_runs to actions_app;
