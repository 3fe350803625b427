import { tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of calls to the public API: written after the answers, completed from the runs, kept for 30 days. */
export class Requests1763600000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The id is a UUID of version 7, so that the primary key is the order of time; that of a charged call is the run's.
    await runner.query(`
      create table request_log (
        id uuid primary key,
        user_id uuid not null,
        request_id text not null,
        action text,
        kind text not null,
        status smallint not null,
        code text,
        duration_ms real,
        credits integer not null,
        unlisted integer not null,
        -- A column, because the planner takes no calculation into an index scan of a table with row-level security.
        outcome smallint not null generated always as (status / 100) stored
      )`);
    await runner.query(`create index request_log_user on request_log (user_id, id)`);
    await runner.query(`create index request_log_request on request_log (user_id, request_id)`);
    await runner.query(`create index request_log_outcome on request_log (user_id, outcome, id)`);
    await runner.query(`create index request_log_action on request_log (user_id, action, id)`);
    await runner.query(tenantPolicies('actions', 'request_log'));
    await runner.query(`revoke insert, update, delete, truncate on request_log from actions_app`);

    // Accounts that were deleted within the last day: what is written about them late is deleted, too.
    await runner.query(`
      create table erased_user (user_id uuid primary key, erased_at timestamptz not null default clock_timestamp())`);
    await runner.query(tenantPolicies('actions', 'erased_user'));
    await runner.query(`revoke all on erased_user from actions_app`);

    // Up to which run the log has been compared with the runs. It begins with the runs of the last 30 days.
    await runner.query(`
      create table request_log_progress (only_one boolean primary key default true check (only_one), last_run uuid not null)`);
    await runner.query(`revoke all on request_log_progress from actions_app`);
    for (const statement of STATEMENTS) await runner.query(statement);
    await runner.query(`insert into request_log_progress (last_run) values (first_id_of(now() - interval '30 days'))`);

    await runner.query(`revoke all on function ${[...OWN, ...OF_ACCOUNTS].join(', ')} from public, actions_app`);
    await runner.query(`grant execute on function ${OWN.join(', ')} to actions_app`);
    await runner.query(`grant execute on function ${OF_ACCOUNTS.join(', ')} to accounts_app`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}

const OWN = [
  'first_id_of(timestamptz)',
  'log_requests(uuid[], uuid[], text[], text[], text[], smallint[], text[], real[], integer[], integer[])',
  'log_missing_runs(integer)',
  'forget_requests(timestamptz, integer)',
  'forget_erased_users(integer)',
];

const OF_ACCOUNTS = ['erase_user(uuid)', 'request_ids_of_runs(uuid, uuid[])', 'export_requests(uuid, uuid, integer)'];

const DEFINER = `security definer set search_path = actions, pg_temp`;

/** Rows are looked up by id whatever the statistics say: a table that fills by the second is larger than they know. */
const BY_INDEX = `${DEFINER} set enable_seqscan = off`;

/** The smallest UUID of version 7 of a moment. */
const FIRST_ID_OF = `
  create function first_id_of(p_at timestamptz) returns uuid
  language sql stable set search_path = actions, pg_temp as $$
    select (lpad(to_hex(floor(extract(epoch from p_at) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
  $$`;

/** Notes many calls at once; what stands there already stays. */
const LOG_REQUESTS = `
  create function log_requests(p_ids uuid[], p_users uuid[], p_request_ids text[], p_actions text[], p_kinds text[], p_statuses smallint[],
                               p_codes text[], p_durations real[], p_credits integer[], p_unlisted integer[]) returns void
  language sql volatile ${BY_INDEX} as $$
    insert into request_log (id, user_id, request_id, action, kind, status, code, duration_ms, credits, unlisted)
      select * from unnest(p_ids, p_users, p_request_ids, p_actions, p_kinds, p_statuses, p_codes, p_durations, p_credits, p_unlisted)
      on conflict (id) do nothing
  $$`;

/**
 * Goes through the runs in the order of their ids and notes those that the log does not have, because the process that answered
 * them ended before it wrote or did not know how they ended. It stops two minutes ago, and at a run that has not ended: what it
 * passes is complete. One replica at a time. Returns how many runs it looked at.
 */
const LOG_MISSING_RUNS = `
  create function log_missing_runs(p_most integer) returns integer
  language plpgsql volatile ${BY_INDEX} as $$
  declare
    v_last uuid;
    v_end uuid;
    v_runs uuid[];
  begin
    select last_run into v_last from request_log_progress for update skip locked;
    if not found then
      return 0;
    end if;
    with unfinished as materialized (select id from run where status = 'running')
      select coalesce((select id from unfinished where id < first_id_of(now() - interval '2 minutes') order by id limit 1),
                      first_id_of(now() - interval '2 minutes')) into v_end;
    v_runs := array(select id from run where id > v_last and id < v_end order by id limit p_most);
    if cardinality(v_runs) = 0 then
      return 0;
    end if;
    insert into request_log (id, user_id, request_id, action, kind, status, code, duration_ms, credits, unlisted)
      select id, user_id, request_id, slug, 'run', case status when 'succeeded' then 200 else 503 end,
        case status when 'failed' then 'action_failed' when 'timed_out' then 'action_timed_out' when 'interrupted' then 'interrupted' end,
        duration_ms, case status when 'succeeded' then cost else 0 end, 0
      from run where id = any (v_runs) and not exists (select from erased_user erased where erased.user_id = run.user_id)
      on conflict (id) do nothing;
    update request_log_progress set last_run = v_runs[cardinality(v_runs)];
    return cardinality(v_runs);
  end $$`;

/** Forgets the oldest calls from before a moment, so many at most. Returns how many. */
const FORGET_REQUESTS = `
  create function forget_requests(p_before timestamptz, p_most integer) returns integer
  language plpgsql volatile ${BY_INDEX} as $$
  declare
    v_count integer;
  begin
    delete from request_log where id = any (array(
      select id from request_log where id < first_id_of(p_before) order by id limit p_most for update skip locked));
    get diagnostics v_count = row_count;
    return v_count;
  end $$`;

/** Deletes what is left of deleted accounts, so many calls at most, and forgets the accounts themselves a day later. */
const FORGET_ERASED_USERS = `
  create function forget_erased_users(p_most integer) returns integer
  language plpgsql volatile ${BY_INDEX} as $$
  declare
    v_count integer;
  begin
    delete from request_log where id = any (array(
      select log.id from erased_user erased join request_log log using (user_id) limit p_most for update of log skip locked));
    get diagnostics v_count = row_count;
    if v_count = 0 then
      delete from erased_user where erased_at < now() - interval '1 day';
    end if;
    return v_count;
  end $$`;

/**
 * Forgets kept answers, the rate window and the log of calls: the newest 10,000 now, the others within minutes
 * (\`forget_erased_users\`). Runs stay: they say what ran when, not for whom or with what. A row that a call holds at this moment is
 * passed over; that call is refused, and takes its row along.
 */
const ERASE_USER = `
  create or replace function erase_user(p_user uuid) returns void
  language plpgsql volatile ${DEFINER} as $$
  begin
    delete from idempotent_call where run_id = any (array(
      select run_id from idempotent_call where user_id = p_user order by idempotency_key for update skip locked));
    delete from rate_window where user_id = any (array(select user_id from rate_window where user_id = p_user for update skip locked));
    insert into erased_user (user_id) values (p_user) on conflict do nothing;
    delete from request_log where id = any (array(
      select id from request_log where user_id = p_user order by id desc limit 10000 for update skip locked));
  end $$`;

/** Which call each run was made by, as an object by run. */
const REQUEST_IDS_OF_RUNS = `
  create function request_ids_of_runs(p_user uuid, p_runs uuid[]) returns jsonb
  language sql stable ${BY_INDEX} as $$
    select coalesce(jsonb_object_agg(id, request_id), '{}') from run where id = any (p_runs) and user_id = p_user
  $$`;

/** A batch of a user's calls as the export has them, newest first, older than \`p_before\`. */
const EXPORT_REQUESTS = `
  create function export_requests(p_user uuid, p_before uuid, p_most integer) returns jsonb
  language sql stable ${BY_INDEX} as $$
    select coalesce(jsonb_agg(to_jsonb(call) order by id desc), '[]') from (
      select id, uuid_extract_timestamp(id) as at, request_id, action, kind, status, code, duration_ms, credits, unlisted
      from request_log where user_id = p_user and id < coalesce(p_before, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      order by id desc limit p_most
    ) call
  $$`;

const STATEMENTS = [
  FIRST_ID_OF,
  LOG_REQUESTS,
  LOG_MISSING_RUNS,
  FORGET_REQUESTS,
  FORGET_ERASED_USERS,
  ERASE_USER,
  REQUEST_IDS_OF_RUNS,
  EXPORT_REQUESTS,
];
