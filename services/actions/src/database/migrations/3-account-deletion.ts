import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the accounts service asks when somebody takes their data along or leaves. */
export class AccountDeletion1763600000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [SETTLE_USER, ERASE_USER, EXPORT_USER]) await runner.query(statement);
    await runner.query(`revoke all on function ${SIGNATURES.join(', ')} from public, actions_app`);
    await runner.query(`grant usage on schema actions to accounts_app`);
    await runner.query(`grant execute on function ${SIGNATURES.join(', ')} to accounts_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function ${SIGNATURES.join(', ')}`);
    await runner.query(`revoke usage on schema actions from accounts_app`);
  }
}

const SIGNATURES = ['settle_user(uuid)', 'erase_user(uuid)', 'export_user(uuid)'];

const DEFINER = `security definer set search_path = actions, pg_temp`;

/**
 * Gives back what a crash left running, and says how many runs have begun and not ended. The caller may hold the credit account,
 * for which somebody who ends a run waits while holding the run: such a run is passed over, and counts as running.
 */
const SETTLE_USER = `
  create function settle_user(p_user uuid) returns integer
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_run uuid;
  begin
    for v_run in
      select id from run where status = 'running' and user_id = p_user and deadline_at < clock_timestamp() order by id for update skip locked
    loop
      perform fail_run(v_run, 'interrupted', null, 'The action was interrupted');
    end loop;
    return (select count(*) from run where status = 'running' and user_id = p_user);
  end $$`;

/**
 * Forgets kept answers and the rate window. Runs stay: they say what ran when, not for whom or with what. A row that a call holds
 * at this moment is passed over; that call is refused, and takes its row along.
 */
const ERASE_USER = `
  create function erase_user(p_user uuid) returns void
  language plpgsql volatile ${DEFINER} as $$
  begin
    delete from idempotent_call where run_id = any (array(
      select run_id from idempotent_call where user_id = p_user order by idempotency_key for update skip locked));
    delete from rate_window where user_id = any (array(select user_id from rate_window where user_id = p_user for update skip locked));
  end $$`;

/** Of a run, the ledger has everything but its duration. Answers are kept for a day, when their caller asked for it. */
const EXPORT_USER = `
  create function export_user(p_user uuid) returns jsonb
  language sql stable ${DEFINER} as $$
    select jsonb_build_object('kept_answers', coalesce(jsonb_agg(
      jsonb_build_object('idempotency_key', idempotency_key, 'created_at', created_at, 'answer', answer) order by created_at), '[]'))
    from idempotent_call where user_id = p_user
  $$`;
