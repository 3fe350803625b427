import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a batch of charges pass over the accounts that another transaction holds, instead of waiting for them. */
export class HoldAccounts1763600000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(HOLD_ACCOUNTS);
    await runner.query(`revoke all on function ${SIGNATURE} from public, accounts_app`);
    await runner.query(`grant execute on function ${SIGNATURE} to actions_owner`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function ${SIGNATURE}`);
  }
}

const SIGNATURE = 'hold_accounts(uuid[], boolean)';

/**
 * Locks the credit accounts of some users until the transaction ends, in the order of their ids, and returns those that another
 * transaction holds; or waits for those, as long as `lock_timeout` allows. Each user is named once. Who has no account is not held.
 */
const HOLD_ACCOUNTS = `
  create function hold_accounts(p_users uuid[], p_wait boolean) returns uuid[]
  language plpgsql volatile security definer set search_path = accounts, pg_temp set enable_seqscan = off as $$
  declare
    v_held uuid[];
  begin
    if p_wait then
      perform from credit_account where user_id = any (p_users) order by user_id for no key update;
      return '{}';
    end if;
    v_held := array(select user_id from credit_account where user_id = any (p_users) order by user_id for no key update skip locked);
    if cardinality(v_held) = cardinality(p_users) then
      return '{}';
    end if;
    return array(select user_id from credit_account where user_id = any (p_users) and user_id <> all (v_held));
  end $$`;
