import { tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs and rate windows, and the functions that keep a run, its charge and its refund together. */
export class Runs1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What was sent and what came out is not kept.
    await runner.query(`
      create table run (
        id uuid primary key,
        user_id uuid not null,
        key_id uuid not null,
        slug text not null,
        status text not null default 'running' check (status in ('running', 'succeeded', 'failed', 'timed_out', 'interrupted')),
        cost integer not null check (cost > 0),
        request_id text not null,
        started_at timestamptz not null default clock_timestamp(),
        deadline_at timestamptz not null,
        finished_at timestamptz,
        duration_ms double precision,
        check ((status = 'running') = (finished_at is null))
      )`);
    await runner.query(`create index run_unfinished on run (deadline_at) where status = 'running'`);
    await runner.query(tenantPolicies('actions', 'run'));

    await runner.query(`
      create table rate_window (
        user_id uuid primary key,
        started_at timestamptz not null,
        calls integer not null
      ) with (fillfactor = 50)`);
    await runner.query(tenantPolicies('actions', 'rate_window'));

    for (const statement of [BEGIN_RUN, FINISH_RUN, FAIL_RUN, SWEEP_RUNS]) await runner.query(statement);
    await runner.query(`revoke all on function ${SIGNATURES.join(', ')} from public`);
    await runner.query(`grant execute on function ${SIGNATURES.join(', ')} to actions_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function ${SIGNATURES.join(', ')}`);
    await runner.query(`drop table rate_window, run`);
  }
}

const SIGNATURES = [
  'begin_run(uuid, uuid, uuid, text, integer, text, integer, integer)',
  'finish_run(uuid, double precision)',
  'fail_run(uuid, text, double precision, text)',
  'sweep_runs()',
];

const DEFINER = `security definer set search_path = actions, pg_temp`;

/**
 * Counts the call, takes its price and notes that it runs: one round trip, and all of it or nothing. Whoever crashes after
 * this leaves a running run behind, which the sweeper gives back.
 */
const BEGIN_RUN = `
  create function begin_run(p_run uuid, p_user uuid, p_key uuid, p_slug text, p_cost integer, p_request_id text, p_timeout_ms integer, p_limit integer)
  returns table (outcome text, balance bigint, calls_left integer, resets_in integer)
  language plpgsql volatile rows 1 ${DEFINER} as $$
  declare
    v_now timestamptz := clock_timestamp();
    v_window rate_window;
    v_balance bigint;
    v_left integer;
    v_resets integer;
  begin
    insert into rate_window as w (user_id, started_at, calls) values (p_user, v_now, 1)
      on conflict (user_id) do update set
        calls = case when w.started_at <= v_now - interval '1 minute' then 1 else least(w.calls, p_limit) + 1 end,
        started_at = case when w.started_at <= v_now - interval '1 minute' then v_now else w.started_at end
      returning w.* into v_window;
    v_left := greatest(p_limit - v_window.calls, 0);
    v_resets := greatest(ceil(extract(epoch from v_window.started_at + interval '1 minute' - v_now)), 1)::integer;
    if v_window.calls > p_limit then
      return query select 'limited', null::bigint, v_left, v_resets;
      return;
    end if;

    select charged.balance into v_balance from accounts.charge(p_user, p_cost, 'api_action', p_slug, p_run, p_key) charged;
    if not found then
      return query select 'insufficient', null::bigint, v_left, v_resets;
      return;
    end if;

    insert into run (id, user_id, key_id, slug, cost, request_id, deadline_at)
      values (p_run, p_user, p_key, p_slug, p_cost, p_request_id, clock_timestamp() + make_interval(secs => p_timeout_ms / 1000.0 + 10));
    return query select 'begun', v_balance, v_left, v_resets;
  end $$`;

/** Whether the run could still be finished: one that was given back in the meantime stays given back. */
const FINISH_RUN = `
  create function finish_run(p_run uuid, p_duration_ms double precision) returns boolean
  language plpgsql volatile ${DEFINER} as $$
  begin
    update run set status = 'succeeded', finished_at = clock_timestamp(), duration_ms = p_duration_ms where id = p_run and status = 'running';
    return found;
  end $$`;

/** Ends a run that did not succeed and gives its credits back. Returns the balance, or null when it had ended before. */
const FAIL_RUN = `
  create function fail_run(p_run uuid, p_status text, p_duration_ms double precision, p_reason text) returns bigint
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_balance bigint;
  begin
    update run set status = p_status, finished_at = clock_timestamp(), duration_ms = p_duration_ms where id = p_run and status = 'running';
    if found then
      select refunded.balance into v_balance from accounts.refund(p_run, p_reason) refunded;
    end if;
    return v_balance;
  end $$`;

/** Gives back what a crash left running. Replicas share the work, because each skips the rows that another holds. */
const SWEEP_RUNS = `
  create function sweep_runs() returns integer
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_run uuid;
    v_count integer := 0;
  begin
    for v_run in
      select id from run where status = 'running' and deadline_at < clock_timestamp() order by user_id, id limit 100 for update skip locked
    loop
      perform fail_run(v_run, 'interrupted', null, 'The action was interrupted');
      v_count := v_count + 1;
    end loop;
    return v_count;
  end $$`;
