-- Holds the account, checks the API key, claims the idempotency key, counts the call, takes its price and notes that it runs: one
-- round trip, and all of it or nothing. A call without a price is only counted. A process that crashes after this leaves a running
-- run behind, which the sweeper gives back. Its steps are those of `begin_runs` for one call, written for one row: no plan over arrays.
--
-- `busy`: another transaction holds the account, and nothing was done; with `p_wait`, an error after 200 ms instead.
-- `stale_key`: see `hold_caller_v1`; nothing was done.
create or replace function begin_run(
  p_run uuid,
  p_user uuid,
  p_key uuid,
  p_slug text,
  p_cost integer,
  p_request_id text,
  p_timeout_ms integer,
  p_limit integer,
  p_max_credits integer,
  p_idempotency_key text,
  p_request_hash bytea,
  p_wait boolean,
  -- The default serves the release before, which does not pass it.
  p_grace_ms integer default 10000,
  -- As the caller's key was last seen; null, for the release before, checks no key.
  p_plan text default null,
  out outcome text,
  out balance bigint,
  out calls_left integer,
  out resets_in integer,
  out answer text
)
language plpgsql volatile security definer
set search_path = actions, pg_temp
set lock_timeout = '200ms'
as $$
declare
  v_moments timestamptz[];
  v_counts integer[];
  v_call record;
begin
  outcome := accounts_api.hold_caller_v1(p_user, p_key, p_plan, p_wait);
  if outcome is not null then
    return;
  end if;
  if p_wait then
    select moments, counts into v_moments, v_counts from rate_window where user_id = p_user for update;
  else
    select moments, counts into v_moments, v_counts from rate_window where user_id = p_user for update skip locked;
    if not found and exists (select from rate_window where user_id = p_user) then
      outcome := 'busy';
      return;
    end if;
  end if;

  if p_idempotency_key is not null or p_cost > p_max_credits then
    select claim.outcome, claim.answer into outcome, answer
      from claim_call(p_user, p_idempotency_key, p_request_hash, p_run, coalesce(p_cost > p_max_credits, false)) claim;
    if outcome is not null then
      return;
    end if;
  end if;

  select * into v_call from admit_calls(v_moments, v_counts, clock_timestamp(), array[p_limit]);
  calls_left := v_call.calls_left[1];
  resets_in := v_call.resets_in[1];
  if v_call.allowed[1] then
    insert into rate_window (user_id, moments, counts) values (p_user, v_call.moments, v_call.counts)
      on conflict (user_id) do update set moments = excluded.moments, counts = excluded.counts;
  end if;

  if not v_call.allowed[1] then
    outcome := 'limited';
  elsif p_cost is null then
    outcome := 'counted';
  else
    select charged.outcome, charged.balance into outcome, balance
      from accounts_api.charge_v1(p_user, p_cost, 'api_action', p_slug, p_run) charged;
  end if;

  if outcome = 'charged' then
    insert into run (id, user_id, key_id, slug, cost, request_id, deadline_at)
      values (p_run, p_user, p_key, p_slug, p_cost, p_request_id, clock_timestamp() + make_interval(secs => (p_timeout_ms + p_grace_ms) / 1000.0));
  elsif p_idempotency_key is not null then
    delete from idempotent_call where run_id = p_run;
  end if;
end
$$;

grant execute on function begin_run to actions_app;
