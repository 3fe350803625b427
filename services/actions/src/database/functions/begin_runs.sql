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
  p_wait boolean
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
set lock_timeout = '200ms'
as $$
declare
  v_size integer := cardinality(p_runs);
  v_outcomes text[] := array_fill(null::text, array[v_size]);
  v_balances bigint[] := array_fill(null::bigint, array[v_size]);
  v_left integer[] := array_fill(null::integer, array[v_size]);
  v_resets integer[] := array_fill(null::integer, array[v_size]);
  v_answers text[] := array_fill(null::text, array[v_size]);
  v_users uuid[] := array(select distinct user_id from unnest(p_users) user_id);
  v_busy uuid[];
  v_open integer[];
  v_row record;
begin
  v_busy := accounts_api.hold_accounts_v1(v_users, p_wait);
  v_busy := v_busy || hold_windows(array(select user_id from unnest(v_users) user_id where user_id <> all (v_busy)), p_wait);
  if cardinality(v_busy) > 0 then
    v_outcomes := array(select case when user_id = any (v_busy) then 'busy' end from unnest(p_users) with ordinality as item (user_id, place) order by place);
  end if;

  for v_row in
    select call.place, claim.outcome, claim.answer
    from (
      select * from unnest(p_users, p_idempotency_keys, p_request_hashes, p_runs, p_costs, p_max_credits, v_outcomes) with ordinality
        as item (user_id, idempotency_key, request_hash, run_id, cost, max_credits, outcome, place)
      where item.outcome is null and (item.idempotency_key is not null or item.cost > item.max_credits)
      order by item.user_id, item.idempotency_key, item.place
    ) call
    cross join lateral claim_call(call.user_id, call.idempotency_key, call.request_hash, call.run_id,
                                  coalesce(call.cost > call.max_credits, false)) claim
  loop
    v_outcomes[v_row.place] := v_row.outcome;
    v_answers[v_row.place] := v_row.answer;
  end loop;

  v_open := array(select place::integer from unnest(v_outcomes) with ordinality as item (outcome, place) where item.outcome is null order by place);
  for v_row in
    select counted.* from count_calls(array(select p_users[place] from unnest(v_open) place), array(select p_limits[place] from unnest(v_open) place)) counted
  loop
    v_left[v_open[v_row.ordinal]] := v_row.calls_left;
    v_resets[v_open[v_row.ordinal]] := v_row.resets_in;
    if not v_row.allowed then
      v_outcomes[v_open[v_row.ordinal]] := 'limited';
    elsif p_costs[v_open[v_row.ordinal]] is null then
      v_outcomes[v_open[v_row.ordinal]] := 'counted';
    end if;
  end loop;

  v_open := array(select place::integer from unnest(v_outcomes) with ordinality as item (outcome, place) where item.outcome is null order by place);
  for v_row in
    select charged.* from accounts_api.charge_many_v1(
      array(select p_users[place] from unnest(v_open) place), array(select p_costs[place] from unnest(v_open) place),
      array_fill('api_action'::text, array[cardinality(v_open)]), array(select p_slugs[place] from unnest(v_open) place),
      array(select p_runs[place] from unnest(v_open) place)) charged
  loop
    v_outcomes[v_open[v_row.ordinal]] := v_row.outcome;
    v_balances[v_open[v_row.ordinal]] := v_row.balance;
  end loop;

  insert into run (id, user_id, key_id, slug, cost, request_id, deadline_at)
    select p_runs[place], p_users[place], p_keys[place], p_slugs[place], p_costs[place], p_request_ids[place], clock_timestamp() + make_interval(secs => p_timeouts[place] / 1000.0 + 10)
    from unnest(v_open) place where v_outcomes[place] = 'charged';
  delete from idempotent_call call using unnest(v_outcomes, p_runs, p_idempotency_keys) as refused (outcome, run_id, idempotency_key)
    where refused.idempotency_key is not null and refused.outcome <> 'charged' and call.run_id = refused.run_id;

  return query
    select item.place::integer, item.outcome, item.balance, item.calls_left, item.resets_in, item.answer
    from unnest(v_outcomes, v_balances, v_left, v_resets, v_answers) with ordinality
      as item (outcome, balance, calls_left, resets_in, answer, place);
end
$$;

grant execute on function begin_runs to actions_app;
