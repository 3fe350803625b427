import { tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that are over for every service at once, what a user sees of them, and the links that change an address. */
export class SessionEnds1763600000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.describeSessions(runner);
    await this.publishSessions(runner);
    await this.createAddressChanges(runner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }

  private async describeSessions(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table session_family add column user_agent text check (length(user_agent) <= 512)`);
    await runner.query(`alter table session_family drop constraint session_family_ended_because_check`);
    await runner.query(`
      alter table session_family add constraint session_family_ended_because_check check (ended_because in
        ('signed_out', 'token_reused', 'password_changed', 'ended_elsewhere', 'address_restored'))`);
    await runner.query(`
      create table known_device (
        user_id uuid not null references users on delete cascade,
        device_hash bytea not null check (length(device_hash) = 32),
        first_seen_at timestamptz not null,
        last_seen_at timestamptz not null,
        primary key (user_id, device_hash)
      )`);
    await runner.query(tenantPolicies('accounts', 'known_device'));
  }

  /** Every service asks the function at every call of a session; streams are told by the notification. */
  private async publishSessions(runner: QueryRunner): Promise<void> {
    await runner.query(LIVE_SESSION_USER);
    await runner.query(`grant usage on schema accounts to ${READERS}`);
    await runner.query(`grant execute on function live_session_user_v1(uuid, uuid) to ${READERS}`);
    await runner.query(ANNOUNCE_SESSION_END);
    await runner.query(`revoke all on function announce_session_end() from accounts_app`);
    await runner.query(`
      create trigger session_family_ended after update of ended_at on session_family
        for each row when (new.ended_at is not null and old.ended_at is null) execute function announce_session_end()`);
    await runner.query(`
      create trigger session_family_deleted after delete on session_family
        for each row when (old.ended_at is null) execute function announce_session_end()`);
  }

  private async createAddressChanges(runner: QueryRunner): Promise<void> {
    for (const table of ['address_change_token', 'address_undo_token']) {
      await runner.query(`
        create table ${table} (
          token_hash bytea primary key check (length(token_hash) = 32),
          user_id uuid not null references users on delete cascade,
          email text not null check (length(email) between 3 and 255),
          created_at timestamptz not null default now(),
          expires_at timestamptz not null,
          used_at timestamptz,
          superseded_at timestamptz
        )`);
      await runner.query(`create index ${table}_user on ${table} (user_id)`);
      await runner.query(tenantPolicies('accounts', table));
    }
    await runner.query(`
      create unique index address_change_token_one_live on address_change_token (user_id)
        where used_at is null and superseded_at is null`);
    await runner.query(linkOwner('address_change_owner', 'address_change_token'));
    await runner.query(linkOwner('address_undo_owner', 'address_undo_token'));
  }
}

const READERS = 'actions_app, flow_app, marketing_app, releases_app, workshops_app';

const DEFINER = `security definer set search_path = accounts, pg_temp`;

const LIVE_SESSION_USER = `
  create function live_session_user_v1(p_session uuid, p_user uuid) returns table (email text)
  language sql stable rows 1 ${DEFINER} as $$
    select users.email
    from session_family session join users on users.id = session.user_id
    where session.id = p_session and session.user_id = p_user and session.ended_at is null and session.expires_at > now()
  $$`;

const ANNOUNCE_SESSION_END = `
  create function announce_session_end() returns trigger
  language plpgsql as $$
  begin
    perform pg_notify('accounts_session_ended', old.id::text);
    return null;
  end $$`;

function linkOwner(name: string, table: string): string {
  return `
    create function ${name}(p_token_hash bytea) returns uuid
    language sql stable ${DEFINER}
    as $$ select user_id from ${table} where token_hash = p_token_hash $$`;
}
