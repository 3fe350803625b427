import type { Target } from './target.ts';

/** What can be taken out, to show that the checks notice. */
export const GUARDS = ['idempotency', 'refunds', 'run-record'] as const;

export type Guard = (typeof GUARDS)[number];

/** As the owner of the actions' schema: the body of one function is replaced by one that does not guard. */
const REMOVALS: Readonly<Record<Guard, string>> = {
  // A repeated call runs, and is charged, again.
  idempotency: `
    create or replace function actions.claim_call(p_user uuid, p_key text, p_hash bytea, p_run uuid, p_price_above_max boolean, out outcome text, out answer text)
    language plpgsql volatile security definer set search_path = actions, pg_temp as $$ begin end $$`,
  // What a crash interrupted is never given back.
  refunds: `
    create or replace function actions.sweep_runs(p_most integer default 100) returns integer
    language sql volatile security definer set search_path = actions, pg_temp as $$ select 0 $$`,
  // A run that ended badly keeps the credits.
  'run-record': `
    create or replace function actions.fail_run(p_run uuid, p_status text, p_duration_ms double precision, p_reason text) returns bigint
    language sql volatile security definer set search_path = actions, pg_temp
    as $$ update run set status = p_status, finished_at = clock_timestamp() where id = p_run and status = 'running'; select null::bigint $$`,
};

export async function removeGuard(target: Target, guard: Guard): Promise<void> {
  await target.database('actions').query(REMOVALS[guard]);
}
