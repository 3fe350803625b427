import { tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Runs begin and end many at once, in one statement and one commit each; a refused charge says why; and a call that carries an
 * Idempotency-Key happens once.
 */
export class ChargingContract1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The one place where an answer is kept, and only when its caller asked for it. `answer` is null while the run is under way.
    await runner.query(`
      create table idempotent_call (
        user_id uuid not null,
        idempotency_key text not null check (length(idempotency_key) between 1 and 255),
        request_hash bytea not null check (length(request_hash) = 32),
        run_id uuid not null unique,
        answer text,
        created_at timestamptz not null default clock_timestamp(),
        primary key (user_id, idempotency_key)
      )`);
    await runner.query(`create index idempotent_call_age on idempotent_call (created_at)`);
    await runner.query(tenantPolicies('actions', 'idempotent_call'));
    await runner.query(`revoke insert, update, delete, truncate on idempotent_call from actions_app`);

    await runner.query(`
      drop function begin_run(uuid, uuid, uuid, text, integer, text, integer, integer), finish_run(uuid, double precision)`);
    const statements = [
      CLAIM_CALL,
      COUNT_CALLS,
      BEGIN_RUN,
      BEGIN_RUNS,
      FINISH_RUN,
      FINISH_RUNS,
      FAIL_RUN,
      FORGET_CALLS,
    ];
    for (const statement of statements) await runner.query(statement);
    await runner.query(`revoke all on function ${[PRIVATE, ...SIGNATURES].join(', ')} from public, actions_app`);
    await runner.query(`grant execute on function ${SIGNATURES.join(', ')} to actions_app`);
  }

  async down(): Promise<void> {
    throw new Error('Charging only goes forward.');
  }
}

const PRIVATE = 'claim_call(uuid, text, bytea, uuid, boolean)';

const SIGNATURES = [
  'count_calls(uuid[], integer[])',
  'begin_run(uuid, uuid, uuid, text, integer, text, integer, integer, integer, text, bytea)',
  'begin_runs(uuid[], uuid[], uuid[], text[], integer[], text[], integer[], integer[], integer[], text[], bytea[])',
  'finish_run(uuid, double precision, text)',
  'finish_runs(uuid[], double precision[], text[])',
  'fail_run(uuid, text, double precision, text)',
  'forget_calls(timestamptz, integer)',
];

const DEFINER = `security definer set search_path = actions, pg_temp`;

/** Runs are looked up by id whatever the statistics say: a table that fills by the second is larger than they know. */
const BY_INDEX = `${DEFINER} set enable_seqscan = off`;

/**
 * Whether a call may begin (null), or what it is instead. Of calls with the same key at once, one wins the row; the others wait
 * for its transaction and then read what it wrote. A call that is too dear wins nothing, but what was answered before is answered again.
 */
const CLAIM_CALL = `
  create function claim_call(p_user uuid, p_key text, p_hash bytea, p_run uuid, p_too_dear boolean, out outcome text, out answer text)
  language plpgsql volatile ${DEFINER} as $$
  begin
    while p_key is not null loop
      if not p_too_dear then
        insert into idempotent_call (user_id, idempotency_key, request_hash, run_id) values (p_user, p_key, p_hash, p_run)
          on conflict (user_id, idempotency_key) do nothing;
        if found then
          return;
        end if;
      end if;
      select case when earlier.request_hash <> p_hash then 'reused' when earlier.answer is null then 'in_progress' else 'replayed' end,
             case when earlier.request_hash = p_hash then earlier.answer end
        into outcome, answer
        from idempotent_call earlier where earlier.user_id = p_user and earlier.idempotency_key = p_key;
      if found then
        return;
      end if;
      -- The earlier call was given back in this moment: its key is free again.
      exit when p_too_dear;
    end loop;
    outcome := case when p_too_dear then 'too_dear' end;
  end $$`;

/**
 * Counts calls against the windows of their accounts. What is refused does not fill a window any further, so that a larger plan
 * helps at once. Windows are taken in the order of their accounts, so that two batches never wait for each other.
 */
const COUNT_CALLS = `
  create function count_calls(p_users uuid[], p_limits integer[])
  returns table (ordinal integer, allowed boolean, calls_left integer, resets_in integer)
  language sql volatile ${DEFINER} as $$
    with call as (
      select item.user_id, item.call_limit, item.ordinal,
        row_number() over (partition by item.user_id order by item.ordinal) as place, count(*) over (partition by item.user_id) as calls
      from unnest(p_users, p_limits) with ordinality as item (user_id, call_limit, ordinal)
    ), counted as (
      insert into rate_window as open (user_id, started_at, calls)
      select call.user_id, clock_timestamp(), count(*) from call group by call.user_id order by call.user_id
      on conflict (user_id) do update set
        calls = excluded.calls + case when open.started_at <= excluded.started_at - interval '1 minute' then 0
          else least(open.calls, (select max(call.call_limit) from call where call.user_id = open.user_id)) end,
        started_at = case when open.started_at <= excluded.started_at - interval '1 minute' then excluded.started_at else open.started_at end
      returning open.user_id, open.started_at, open.calls
    )
    select call.ordinal::integer,
      counted.calls - call.calls + call.place <= call.call_limit,
      greatest(call.call_limit - (counted.calls - call.calls + call.place), 0)::integer,
      greatest(ceil(extract(epoch from counted.started_at + interval '1 minute' - clock_timestamp())), 1)::integer
    from call join counted on counted.user_id = call.user_id
  $$`;

/** When a run that is still running must have died. */
const DEADLINE = (timeoutMs: string) => `clock_timestamp() + make_interval(secs => ${timeoutMs} / 1000.0 + 10)`;

/**
 * Claims the key, counts the call, takes its price and notes that it runs: one round trip, and all of it or nothing. Whoever
 * crashes after this leaves a running run behind, which the sweeper gives back.
 */
const BEGIN_RUN = `
  create function begin_run(p_run uuid, p_user uuid, p_key uuid, p_slug text, p_cost integer, p_request_id text, p_timeout_ms integer,
                            p_limit integer, p_max_credits integer, p_idempotency_key text, p_request_hash bytea,
                            out outcome text, out balance bigint, out calls_left integer, out resets_in integer, out answer text)
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_allowed boolean;
  begin
    if p_idempotency_key is not null or p_cost > p_max_credits then
      select claim.outcome, claim.answer into outcome, answer
        from claim_call(p_user, p_idempotency_key, p_request_hash, p_run, coalesce(p_cost > p_max_credits, false)) claim;
      if outcome is not null then
        return;
      end if;
    end if;

    select counted.allowed, counted.calls_left, counted.resets_in into v_allowed, calls_left, resets_in
      from count_calls(array[p_user], array[p_limit]) counted;
    if v_allowed then
      select charged.outcome, charged.balance into outcome, balance
        from accounts.charge(p_user, p_cost, 'api_action', p_slug, p_run) charged;
    else
      outcome := 'limited';
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
 * order: claimed keys, then windows, then accounts, each in the order of their names.
 */
const BEGIN_RUNS = `
  create function begin_runs(p_runs uuid[], p_users uuid[], p_keys uuid[], p_slugs text[], p_costs integer[], p_request_ids text[],
                             p_timeouts integer[], p_limits integer[], p_max_credits integer[], p_idempotency_keys text[], p_request_hashes bytea[])
  returns table (ordinal integer, outcome text, balance bigint, calls_left integer, resets_in integer, answer text)
  language plpgsql volatile ${BY_INDEX} as $$
  declare
    v_size integer := cardinality(p_runs);
    v_outcomes text[] := array_fill(null::text, array[v_size]);
    v_balances bigint[] := array_fill(null::bigint, array[v_size]);
    v_left integer[] := array_fill(null::integer, array[v_size]);
    v_resets integer[] := array_fill(null::integer, array[v_size]);
    v_answers text[] := array_fill(null::text, array[v_size]);
    v_open integer[];
    v_row record;
  begin
    for v_row in
      select call.place, claim.outcome, claim.answer
      from (
        select * from unnest(p_users, p_idempotency_keys, p_request_hashes, p_runs, p_costs, p_max_credits) with ordinality
          as item (user_id, idempotency_key, request_hash, run_id, cost, max_credits, place)
        where item.idempotency_key is not null or item.cost > item.max_credits
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

/**
 * Whether the run is finished: one that was given back in the meantime stays given back. The answer is kept for a claimed key.
 * Finishing twice is harmless, so whoever did not hear the answer asks again.
 */
const FINISH_RUN = `
  create function finish_run(p_run uuid, p_duration_ms double precision, p_answer text) returns boolean
  language plpgsql volatile ${DEFINER} as $$
  begin
    update run set status = 'succeeded', finished_at = clock_timestamp(), duration_ms = p_duration_ms where id = p_run and status = 'running';
    if not found then
      return exists (select from run where id = p_run and status = 'succeeded');
    end if;
    if p_answer is not null then
      update idempotent_call set answer = p_answer where run_id = p_run;
    end if;
    return true;
  end $$`;

/** The same for many runs at once: which of them are finished. */
const FINISH_RUNS = `
  create function finish_runs(p_runs uuid[], p_durations double precision[], p_answers text[]) returns setof uuid
  language plpgsql volatile ${BY_INDEX} as $$
  begin
    update run set status = 'succeeded', finished_at = clock_timestamp(), duration_ms = item.duration_ms
      from unnest(p_runs, p_durations) as item (run_id, duration_ms)
      where run.id = item.run_id and run.status = 'running';
    if exists (select from unnest(p_answers) as item (answer) where item.answer is not null) then
      update idempotent_call call set answer = item.answer
        from unnest(p_runs, p_answers) as item (run_id, answer)
        join run on run.id = item.run_id and run.status = 'succeeded'
        where call.run_id = item.run_id and call.answer is null;
    end if;
    return query select id from run where id = any (p_runs) and status = 'succeeded';
  end $$`;

/**
 * Ends a run that did not succeed, gives its credits back and sets its key free: trying again is what its caller wants. Returns
 * the balance, or null when it had ended before.
 */
const FAIL_RUN = `
  create or replace function fail_run(p_run uuid, p_status text, p_duration_ms double precision, p_reason text) returns bigint
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_balance bigint;
  begin
    update run set status = p_status, finished_at = clock_timestamp(), duration_ms = p_duration_ms where id = p_run and status = 'running';
    if found then
      delete from idempotent_call where run_id = p_run;
      select refunded.balance into v_balance from accounts.refund(p_run, p_reason) refunded;
    end if;
    return v_balance;
  end $$`;

/** Forgets the oldest answers from before a moment, so many at most. Returns how many. */
const FORGET_CALLS = `
  create function forget_calls(p_before timestamptz, p_most integer) returns integer
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_count integer;
  begin
    delete from idempotent_call where run_id = any (array(
      select run_id from idempotent_call where created_at < p_before order by created_at limit p_most for update skip locked));
    get diagnostics v_count = row_count;
    return v_count;
  end $$`;
