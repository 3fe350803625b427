import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A batch of calls never waits for one account: those that another transaction holds are passed over and wait apart, for 200 ms at
 * most. The rate limit looks at the last sixty seconds, wherever they begin.
 */
export class IsolatedAccounts1763600000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.slideWindows(runner);
    for (const statement of [HOLD_WINDOWS, ADMIT_CALLS, COUNT_CALLS, BEGIN_RUN, BEGIN_RUNS, ...WAITING])
      await runner.query(statement);
    for (const statement of [FAIL_RUN, SWEEP_RUNS, SETTLE_USER]) await runner.query(statement);
    for (const signature of FINISHING)
      await runner.query(`alter function ${signature} set lock_timeout = '${LOCK_TIMEOUT}'`);
    await runner.query(`revoke all on function ${[...PRIVATE, ...SIGNATURES].join(', ')} from public, actions_app`);
    await runner.query(`grant execute on function ${SIGNATURES.join(', ')} to actions_app`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }

  /** The calls of each second are one entry: when its last one was, and how many there were. */
  private async slideWindows(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rate_window
        add column moments timestamptz[] not null default '{}',
        add column counts integer[] not null default '{}'`);
    await runner.query(`update rate_window set moments = array[started_at], counts = array[calls]`);
    await runner.query(`alter table rate_window drop column started_at, drop column calls`);
  }
}

/** How long a statement waits for a row that another transaction holds. */
const LOCK_TIMEOUT = '200ms';

const PRIVATE = ['hold_windows(uuid[], boolean)', 'admit_calls(timestamptz[], integer[], timestamptz, integer[])'];

const SIGNATURES = [
  'begin_run(uuid, uuid, uuid, text, integer, text, integer, integer, integer, text, bytea, boolean)',
  'begin_runs(uuid[], uuid[], uuid[], text[], integer[], text[], integer[], integer[], integer[], text[], bytea[], boolean)',
];

const FINISHING = [
  'finish_run(uuid, double precision, text)',
  'finish_runs(uuid[], double precision[], text[])',
  'forget_calls(timestamptz, integer)',
];

const DEFINER = `security definer set search_path = actions, pg_temp`;

/** See `accounts.hold_accounts`. A window that is not there yet is not held. */
const HOLD_WINDOWS = `
  create function hold_windows(p_users uuid[], p_wait boolean) returns uuid[]
  language plpgsql volatile ${DEFINER} set enable_seqscan = off as $$
  declare
    v_held uuid[];
  begin
    if p_wait then
      perform from rate_window where user_id = any (p_users) order by user_id for update;
      return '{}';
    end if;
    v_held := array(select user_id from rate_window where user_id = any (p_users) order by user_id for update skip locked);
    if cardinality(v_held) = cardinality(p_users) then
      return '{}';
    end if;
    return array(select user_id from rate_window where user_id = any (p_users) and user_id <> all (v_held));
  end $$`;

/**
 * Decides calls of one account, each with its limit, one after the other: a call is allowed when fewer calls than its limit were
 * allowed in the minute before it. What is refused is not counted, so that a larger plan helps at once.
 *
 * The calls of one second are kept as one entry, which counts until a minute after the last of them: never more than the limit in
 * any sixty seconds, and a call is free again at the latest a second after its minute. An entry from the future (the clock went
 * back) is forgotten. \`resets_in\` is when the next calls are free: at most 60.
 */
const ADMIT_CALLS = `
  create function admit_calls(p_moments timestamptz[], p_counts integer[], p_now timestamptz, p_limits integer[],
                              out moments timestamptz[], out counts integer[],
                              out allowed boolean[], out calls_left integer[], out resets_in integer[])
  language plpgsql stable ${DEFINER} as $$
  declare
    v_calls integer;
    v_added integer := 0;
    v_last integer;
    v_limit integer;
    v_previous integer;
    v_freed integer;
    v_resets integer;
  begin
    select coalesce(array_agg(entry.moment order by entry.moment), '{}'), coalesce(array_agg(entry.calls order by entry.moment), '{}'),
        coalesce(sum(entry.calls), 0)
      into moments, counts, v_calls
      from unnest(p_moments, p_counts) as entry (moment, calls)
      where entry.moment > p_now - interval '1 minute' and entry.moment <= p_now;

    foreach v_limit in array p_limits loop
      allowed := allowed || (v_calls < v_limit);
      if v_calls < v_limit then
        v_calls := v_calls + 1;
        v_added := v_added + 1;
      end if;
      calls_left := calls_left || greatest(v_limit - v_calls, 0);
    end loop;

    v_last := cardinality(moments);
    if v_added > 0 and v_last > 0 and date_trunc('second', moments[v_last]) = date_trunc('second', p_now) then
      moments[v_last] := p_now;
      counts[v_last] := counts[v_last] + v_added;
    elsif v_added > 0 then
      moments := moments || p_now;
      counts := counts || v_added;
    end if;

    foreach v_limit in array p_limits loop
      if v_limit is distinct from v_previous then
        v_previous := v_limit;
        v_freed := 0;
        v_resets := 60;
        for v_last in 1 .. cardinality(moments) loop
          v_freed := v_freed + counts[v_last];
          v_resets := greatest(ceil(extract(epoch from moments[v_last] + interval '1 minute' - p_now)), 1)::integer;
          exit when v_calls - v_freed < v_limit;
        end loop;
      end if;
      resets_in := resets_in || v_resets;
    end loop;
  end $$`;

/** Counts calls against the windows of their accounts, in the order of the accounts. */
const COUNT_CALLS = `
  create or replace function count_calls(p_users uuid[], p_limits integer[])
  returns table (ordinal integer, allowed boolean, calls_left integer, resets_in integer)
  language plpgsql volatile ${DEFINER} set lock_timeout = '${LOCK_TIMEOUT}' as $$
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
  end $$`;

/** When a run that is still running must have died. */
const DEADLINE = (timeoutMs: string) => `clock_timestamp() + make_interval(secs => ${timeoutMs} / 1000.0 + 10)`;

/**
 * Holds the account, claims the key, counts the call, takes its price and notes that it runs: one round trip, and all of it or
 * nothing. A call without a price is only counted. A process that crashes after this leaves a running run behind, which the
 * sweeper gives back.
 *
 * \`busy\`: another transaction holds the account, and nothing was done; with \`p_wait\`, an error after 200 ms instead.
 */
const BEGIN_RUN = `
  create function begin_run(p_run uuid, p_user uuid, p_key uuid, p_slug text, p_cost integer, p_request_id text, p_timeout_ms integer,
                            p_limit integer, p_max_credits integer, p_idempotency_key text, p_request_hash bytea, p_wait boolean,
                            out outcome text, out balance bigint, out calls_left integer, out resets_in integer, out answer text)
  language plpgsql volatile ${DEFINER} set lock_timeout = '${LOCK_TIMEOUT}' as $$
  declare
    v_allowed boolean;
  begin
    if cardinality(accounts.hold_accounts(array[p_user], p_wait)) > 0 or cardinality(hold_windows(array[p_user], p_wait)) > 0 then
      outcome := 'busy';
      return;
    end if;

    if p_idempotency_key is not null or p_cost > p_max_credits then
      select claim.outcome, claim.answer into outcome, answer
        from claim_call(p_user, p_idempotency_key, p_request_hash, p_run, coalesce(p_cost > p_max_credits, false)) claim;
      if outcome is not null then
        return;
      end if;
    end if;

    select counted.allowed, counted.calls_left, counted.resets_in into v_allowed, calls_left, resets_in
      from count_calls(array[p_user], array[p_limit]) counted;
    if not v_allowed then
      outcome := 'limited';
    elsif p_cost is null then
      outcome := 'counted';
    else
      select charged.outcome, charged.balance into outcome, balance
        from accounts.charge(p_user, p_cost, 'api_action', p_slug, p_run) charged;
    end if;

    if outcome = 'charged' then
      insert into run (id, user_id, key_id, slug, cost, request_id, deadline_at)
        values (p_run, p_user, p_key, p_slug, p_cost, p_request_id, ${DEADLINE('p_timeout_ms')});
    elsif p_idempotency_key is not null then
      delete from idempotent_call where run_id = p_run;
    end if;
  end $$`;

/**
 * The same for many calls at once, each decided as if they came one after the other. All transactions take their locks in one
 * order: accounts, then windows, then claimed keys, each in the order of their names; a run that ends is locked after its account.
 */
const BEGIN_RUNS = `
  create function begin_runs(p_runs uuid[], p_users uuid[], p_keys uuid[], p_slugs text[], p_costs integer[], p_request_ids text[],
                             p_timeouts integer[], p_limits integer[], p_max_credits integer[], p_idempotency_keys text[],
                             p_request_hashes bytea[], p_wait boolean)
  returns table (ordinal integer, outcome text, balance bigint, calls_left integer, resets_in integer, answer text)
  language plpgsql volatile ${DEFINER} set enable_seqscan = off set lock_timeout = '${LOCK_TIMEOUT}' as $$
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
    v_busy := accounts.hold_accounts(v_users, p_wait);
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
      select charged.* from accounts.charge_many(
        array(select p_users[place] from unnest(v_open) place), array(select p_costs[place] from unnest(v_open) place),
        array_fill('api_action'::text, array[cardinality(v_open)]), array(select p_slugs[place] from unnest(v_open) place),
        array(select p_runs[place] from unnest(v_open) place)) charged
    loop
      v_outcomes[v_open[v_row.ordinal]] := v_row.outcome;
      v_balances[v_open[v_row.ordinal]] := v_row.balance;
    end loop;

    insert into run (id, user_id, key_id, slug, cost, request_id, deadline_at)
      select p_runs[place], p_users[place], p_keys[place], p_slugs[place], p_costs[place], p_request_ids[place], ${DEADLINE('p_timeouts[place]')}
      from unnest(v_open) place where v_outcomes[place] = 'charged';
    delete from idempotent_call call using unnest(v_outcomes, p_runs, p_idempotency_keys) as refused (outcome, run_id, idempotency_key)
      where refused.idempotency_key is not null and refused.outcome <> 'charged' and call.run_id = refused.run_id;

    return query
      select item.place::integer, item.outcome, item.balance, item.calls_left, item.resets_in, item.answer
      from unnest(v_outcomes, v_balances, v_left, v_resets, v_answers) with ordinality
        as item (outcome, balance, calls_left, resets_in, answer, place);
  end $$`;

/** As the service called them before: they wait. Services of two versions run side by side during a deploy. */
const WAITING = [
  `create or replace function begin_run(p_run uuid, p_user uuid, p_key uuid, p_slug text, p_cost integer, p_request_id text, p_timeout_ms integer,
                                        p_limit integer, p_max_credits integer, p_idempotency_key text, p_request_hash bytea,
                                        out outcome text, out balance bigint, out calls_left integer, out resets_in integer, out answer text)
   language sql volatile ${DEFINER} as $$
     select * from begin_run(p_run, p_user, p_key, p_slug, p_cost, p_request_id, p_timeout_ms, p_limit, p_max_credits, p_idempotency_key,
                             p_request_hash, true)
   $$`,
  `create or replace function begin_runs(p_runs uuid[], p_users uuid[], p_keys uuid[], p_slugs text[], p_costs integer[], p_request_ids text[],
                                         p_timeouts integer[], p_limits integer[], p_max_credits integer[], p_idempotency_keys text[],
                                         p_request_hashes bytea[])
   returns table (ordinal integer, outcome text, balance bigint, calls_left integer, resets_in integer, answer text)
   language sql volatile ${DEFINER} as $$
     select * from begin_runs(p_runs, p_users, p_keys, p_slugs, p_costs, p_request_ids, p_timeouts, p_limits, p_max_credits,
                              p_idempotency_keys, p_request_hashes, true)
   $$`,
];

/**
 * Ends a run that did not succeed, gives its credits back and sets its key free: trying again is what its caller wants. Returns
 * the balance, or null when it had ended before. The account is locked before the run, so that nothing waits for it while it
 * holds a run that others want to end.
 */
const FAIL_RUN = `
  create or replace function fail_run(p_run uuid, p_status text, p_duration_ms double precision, p_reason text) returns bigint
  language plpgsql volatile ${DEFINER} set lock_timeout = '${LOCK_TIMEOUT}' as $$
  declare
    v_balance bigint;
  begin
    perform accounts.hold_accounts(array[user_id], true) from run where id = p_run and status = 'running';
    update run set status = p_status, finished_at = clock_timestamp(), duration_ms = p_duration_ms where id = p_run and status = 'running';
    if found then
      delete from idempotent_call where run_id = p_run;
      select refunded.balance into v_balance from accounts.refund(p_run, p_reason) refunded;
    end if;
    return v_balance;
  end $$`;

/**
 * Gives back what a crash left running, a hundred runs at most. Replicas share the work, because each skips the rows that another
 * holds; and it never waits for an account, because it holds those of the runs before.
 */
const SWEEP_RUNS = `
  create or replace function sweep_runs() returns integer
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_run record;
    v_busy uuid[] := '{}';
    v_count integer := 0;
  begin
    for v_run in
      select id, user_id from run where status = 'running' and deadline_at < clock_timestamp() order by user_id, id for update skip locked
    loop
      continue when v_run.user_id = any (v_busy);
      if cardinality(accounts.hold_accounts(array[v_run.user_id], false)) > 0 then
        v_busy := v_busy || v_run.user_id;
        continue;
      end if;
      perform fail_run(v_run.id, 'interrupted', null, 'The action was interrupted');
      v_count := v_count + 1;
      exit when v_count = 100;
    end loop;
    return v_count;
  end $$`;

/**
 * Gives back what a crash left running, and says how many runs have begun and not ended. A run whose end is being written is
 * passed over, and counts as running.
 */
const SETTLE_USER = `
  create or replace function settle_user(p_user uuid) returns integer
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_run uuid;
  begin
    if exists (select from run where status = 'running' and user_id = p_user and deadline_at < clock_timestamp()) then
      perform accounts.hold_accounts(array[p_user], true);
    end if;
    for v_run in
      select id from run where status = 'running' and user_id = p_user and deadline_at < clock_timestamp() order by id for update skip locked
    loop
      perform fail_run(v_run, 'interrupted', null, 'The action was interrupted');
    end loop;
    return (select count(*) from run where status = 'running' and user_id = p_user);
  end $$`;
