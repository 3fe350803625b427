import { tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What it takes to get a lost account back, to be welcomed from the waitlist, and to leave. */
export class AccountLifecycle1763600000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createRecovery(runner);
    await this.letAccountsEnd(runner);
    await this.createWaitlist(runner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }

  private async createRecovery(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table recovery_token (
        token_hash bytea primary key check (length(token_hash) = 32),
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        superseded_at timestamptz
      )`);
    await runner.query(`create index recovery_token_user on recovery_token (user_id)`);
    await runner.query(`
      create unique index recovery_token_one_live on recovery_token (user_id)
        where used_at is null and superseded_at is null`);
    await runner.query(tenantPolicies('accounts', 'recovery_token'));
    await runner.query(`
      create function recovery_owner(p_token_hash bytea) returns uuid
      language sql stable ${DEFINER}
      as $$ select user_id from recovery_token where token_hash = p_token_hash $$`);
    await runner.query(`alter table session_family drop constraint session_family_ended_because_check`);
    await runner.query(`
      alter table session_family add constraint session_family_ended_because_check
        check (ended_because in ('signed_out', 'token_reused', 'password_changed'))`);
  }

  /** The row in \`users\` is the person. Whatever belongs to the person goes with it; account and ledger stay, under an id that leads nowhere. */
  private async letAccountsEnd(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table credit_account drop constraint credit_account_user_id_fkey`);
    await runner.query(`
      alter table api_key
        drop constraint api_key_user_id_fkey,
        add constraint api_key_user_id_fkey foreign key (user_id) references users on delete cascade,
        add column paused_until timestamptz`);
    await runner.query(AUTHENTICATE_KEY);
  }

  private async createWaitlist(runner: QueryRunner): Promise<void> {
    // Hashes stay when accounts go, so that nobody is welcomed twice. The pepper keeps them from being guessed back.
    await runner.query(`
      create table waitlist_pepper (
        only_one boolean primary key default true check (only_one),
        pepper bytea not null
      )`);
    await runner.query(`
      insert into waitlist_pepper (pepper)
      values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')))`);
    await runner.query(`
      create table waitlist_address (
        address_hash bytea primary key check (length(address_hash) = 32),
        confirmed_at timestamptz not null default clock_timestamp(),
        slot smallint unique check (slot between 1 and 100),
        welcomed_at timestamptz,
        check ((slot is null) = (welcomed_at is null))
      )`);
    await runner.query(`revoke all on waitlist_pepper, waitlist_address from accounts_app`);
    for (const statement of [WAITLIST_HASH, GIVE_WELCOME, CLAIM_WELCOME, NOTE_ADDRESS]) await runner.query(statement);
    await runner.query(
      `revoke all on function waitlist_hash(text), give_waitlist_welcome(uuid, bytea), note_confirmed_waitlist_address(text) from accounts_app`,
    );
    await runner.query(`grant usage on schema accounts to marketing_app, marketing_owner`);
    await runner.query(
      `grant execute on function note_confirmed_waitlist_address(text) to marketing_app, marketing_owner`,
    );
  }
}

const DEFINER = `security definer set search_path = accounts, pg_temp`;

/** Unknown and revoked keys are the same: no row. Keys also rest for a moment while the account waits for its last runs to end. */
const AUTHENTICATE_KEY = `
  create or replace function authenticate_key(p_token_hash bytea) returns table (key_id uuid, user_id uuid, plan text)
  language sql stable rows 1 ${DEFINER} as $$
    select key.id, key.user_id, account.plan
    from api_key key join credit_account account on account.user_id = key.user_id
    where key.token_hash = p_token_hash and key.revoked_at is null
      and (key.paused_until is null or key.paused_until <= now())
  $$`;

const WAITLIST_HASH = `
  create function waitlist_hash(p_email text) returns bytea
  language sql stable ${DEFINER}
  as $$ select sha256(pepper || convert_to(lower(p_email), 'UTF8')) from waitlist_pepper $$`;

/** Whoever asks holds the lock on the address. The hundred slots are handed out one after the other, and none twice. */
const GIVE_WELCOME = `
  create function give_waitlist_welcome(p_user uuid, p_hash bytea) returns boolean
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_slot integer;
  begin
    if not exists (select from waitlist_address where address_hash = p_hash and slot is null)
       or exists (select from waitlist_address where slot = 100) then
      return false;
    end if;
    -- A deletion that is under way holds this row; the next statement sees what it left.
    perform from credit_account where user_id = p_user for no key update;
    if not exists (select from users where id = p_user) then
      return false;
    end if;
    perform pg_advisory_xact_lock(hashtext('accounts.waitlist_welcome'), 0);
    select coalesce(max(slot), 0) + 1 into v_slot from waitlist_address;
    if v_slot > 100 then
      return false;
    end if;
    update waitlist_address set slot = v_slot, welcomed_at = clock_timestamp() where address_hash = p_hash;
    perform grant_credits(p_user, 500, 'Waitlist welcome credits', 'waitlist-welcome');
    return true;
  end $$`;

const LOCK_ADDRESS = `perform pg_advisory_xact_lock(hashtext('accounts.waitlist_address'), hashtext(encode(v_hash, 'hex')));`;

/** The address was verified. Should it be confirmed on the waitlist at the same moment, one of the two waits and sees the other. */
const CLAIM_WELCOME = `
  create function claim_waitlist_welcome(p_user uuid) returns boolean
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_hash bytea;
  begin
    select waitlist_hash(email) into v_hash from users where id = p_user and verified_at is not null;
    if not found then
      return false;
    end if;
    ${LOCK_ADDRESS}
    return give_waitlist_welcome(p_user, v_hash);
  end $$`;

/** The address was confirmed on the waitlist, which is marketing's to say. Its owner may have an account already. */
const NOTE_ADDRESS = `
  create function note_confirmed_waitlist_address(p_email text) returns void
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_hash bytea := waitlist_hash(p_email);
    v_user uuid;
  begin
    ${LOCK_ADDRESS}
    insert into waitlist_address (address_hash) values (v_hash) on conflict do nothing;
    select id into v_user from users where lower(email) = lower(p_email) and verified_at is not null;
    if found then
      perform give_waitlist_welcome(v_user, v_hash);
    end if;
  end $$`;
