import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything that may change a balance. Other services reach credits and keys through these and nothing else. */
export class CreditFunctions1763600000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [OPEN_ACCOUNT, AUTHENTICATE_KEY, CHARGE, REFUND, GRANT]) await runner.query(statement);

    await runner.query(`revoke all on function ${Object.values(SIGNATURES).join(', ')} from public, accounts_app`);
    await runner.query(`grant execute on function ${SIGNATURES.open} to accounts_app`);
    await runner.query(`grant usage on schema accounts to actions_app, actions_owner`);
    await runner.query(
      `grant execute on function ${SIGNATURES.authenticate}, ${SIGNATURES.charge}, ${SIGNATURES.refund} to actions_app, actions_owner`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function ${Object.values(SIGNATURES).join(', ')}`);
    await runner.query(`revoke usage on schema accounts from actions_app, actions_owner`);
  }
}

const SIGNATURES = {
  open: 'open_credit_account(uuid)',
  authenticate: 'authenticate_key(bytea)',
  charge: 'charge(uuid, integer, text, text, uuid, uuid)',
  refund: 'refund(uuid, text)',
  grant: 'grant_credits(uuid, integer, text, text)',
};

const DEFINER = `security definer set search_path = accounts, pg_temp`;

const OPEN_ACCOUNT = `
  create function open_credit_account(p_user uuid) returns void
  language sql volatile ${DEFINER} as $$
    insert into credit_account (user_id) values (p_user) on conflict do nothing
  $$`;

/** Unknown and revoked keys are the same: no row. */
const AUTHENTICATE_KEY = `
  create function authenticate_key(p_token_hash bytea) returns table (key_id uuid, user_id uuid, plan text)
  language sql stable rows 1 ${DEFINER} as $$
    select key.id, key.user_id, account.plan
    from api_key key join credit_account account on account.user_id = key.user_id
    where key.token_hash = p_token_hash and key.revoked_at is null
  $$`;

/**
 * Takes credits for a run, or returns no row when the balance does not suffice. The guarded update waits for the row and
 * looks at its newest version, so that of any number of calls at once exactly as many succeed as the balance pays for.
 */
const CHARGE = `
  create function charge(p_user uuid, p_amount integer, p_type text, p_slug text, p_run uuid, p_key uuid default null)
  returns table (balance bigint)
  language plpgsql volatile rows 1 ${DEFINER} as $$
  declare
    v_balance bigint;
    v_seq bigint;
    v_now timestamptz := clock_timestamp();
  begin
    if p_amount is null or p_amount <= 0 or p_type not in ('api_action', 'tool') or p_run is null then
      raise exception 'a charge has a positive amount, a type and a run' using errcode = 'invalid_parameter_value';
    end if;
    update credit_account account
      set balance = account.balance - p_amount, last_seq = last_seq + 1, usage_count = usage_count + 1,
          request_count = request_count + (p_type = 'api_action')::integer, last_used_at = v_now
      where account.user_id = p_user and account.balance >= p_amount
      returning account.balance, account.last_seq into v_balance, v_seq;
    if not found then
      return;
    end if;
    insert into ledger_entry (user_id, seq, transaction_type, slug, tool_slug, delta, balance_after, run_id)
      values (p_user, v_seq, p_type, case p_type when 'api_action' then p_slug end, case p_type when 'tool' then p_slug end,
              -p_amount, v_balance, p_run);
    if p_key is not null then
      update api_key set usage_count = usage_count + 1, last_used_at = v_now where id = p_key and user_id = p_user;
    end if;
    return query select v_balance;
  end $$`;

/** Gives a run's credits back, once: a second refund of the same run returns no row. */
const REFUND = `
  create function refund(p_run uuid, p_reason text) returns table (balance bigint)
  language plpgsql volatile rows 1 ${DEFINER} as $$
  declare
    v_charge ledger_entry;
    v_balance bigint;
    v_seq bigint;
  begin
    select * into v_charge from ledger_entry where run_id = p_run and transaction_type in ('api_action', 'tool');
    if not found then
      return;
    end if;
    -- The account's row is locked first: of two refunds at once, the second waits here and then sees the first one's line.
    perform 1 from credit_account where user_id = v_charge.user_id for update;
    if exists (select from ledger_entry where run_id = p_run and transaction_type = 'refund') then
      return;
    end if;
    update credit_account account set balance = account.balance - v_charge.delta, last_seq = last_seq + 1
      where account.user_id = v_charge.user_id
      returning account.balance, account.last_seq into v_balance, v_seq;
    insert into ledger_entry (user_id, seq, transaction_type, slug, tool_slug, delta, balance_after, reason, run_id)
      values (v_charge.user_id, v_seq, 'refund', v_charge.slug, v_charge.tool_slug, -v_charge.delta, v_balance,
              format('%s (run %s)', p_reason, p_run), p_run);
    return query select v_balance;
  end $$`;

/** Adds credits exactly once per grant key, however often it is called. Returns the balance. */
const GRANT = `
  create function grant_credits(p_user uuid, p_amount integer, p_reason text, p_grant_key text) returns bigint
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_balance bigint;
    v_seq bigint;
  begin
    if p_amount is null or p_amount <= 0 or p_grant_key is null then
      raise exception 'a grant has a positive amount and a key' using errcode = 'invalid_parameter_value';
    end if;
    select account.balance into v_balance from credit_account account where account.user_id = p_user for update;
    if not found then
      raise exception 'no credit account for %', p_user using errcode = 'no_data_found';
    end if;
    if exists (select from ledger_entry where user_id = p_user and grant_key = p_grant_key) then
      return v_balance;
    end if;
    update credit_account account set balance = account.balance + p_amount, last_seq = last_seq + 1
      where account.user_id = p_user
      returning account.balance, account.last_seq into v_balance, v_seq;
    insert into ledger_entry (user_id, seq, transaction_type, delta, balance_after, reason, grant_key)
      values (p_user, v_seq, 'purchase', p_amount, v_balance, p_reason, p_grant_key);
    return v_balance;
  end $$`;
