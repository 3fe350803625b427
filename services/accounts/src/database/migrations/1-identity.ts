import { tenantPolicies, throttleTable } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users, the links that verify their addresses, their sessions, and the counters that slow down abuse. */
export class Identity1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key default uuidv7(),
        email text not null check (length(email) between 3 and 255),
        password_hash text not null,
        verified_at timestamptz,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`create unique index users_address on users (lower(email))`);

    await runner.query(`
      create table verification_token (
        token_hash bytea primary key check (length(token_hash) = 32),
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        superseded_at timestamptz
      )`);
    await runner.query(`create index verification_token_user on verification_token (user_id)`);
    await runner.query(`
      create unique index verification_token_one_live on verification_token (user_id)
        where used_at is null and superseded_at is null`);
    await runner.query(tenantPolicies('accounts', 'verification_token'));
    await runner.query(`
      create function verification_owner(p_token_hash bytea) returns uuid
      language sql stable security definer set search_path = accounts, pg_temp
      as $$ select user_id from verification_token where token_hash = p_token_hash $$`);
    await runner.query(`revoke all on function verification_owner from public`);
    await runner.query(`grant execute on function verification_owner to accounts_app`);

    await runner.query(`
      create table session_family (
        id uuid primary key default uuidv7(),
        user_id uuid not null references users on delete cascade,
        generation integer not null default 1 check (generation > 0),
        created_at timestamptz not null default now(),
        renewed_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz,
        ended_because text check (ended_because in ('signed_out', 'token_reused'))
      )`);
    await runner.query(`create index session_family_user on session_family (user_id)`);
    await runner.query(tenantPolicies('accounts', 'session_family'));

    await runner.query(throttleTable());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table throttle, session_family`);
    await runner.query(`drop function verification_owner`);
    await runner.query(`drop table verification_token, users`);
  }
}
