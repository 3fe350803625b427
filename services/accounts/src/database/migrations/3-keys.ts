import { tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** API keys: a hash, never the key, and at most one live key per user, whatever two tabs do at once. */
export class Keys1763600000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_key (
        id uuid primary key default uuidv7(),
        user_id uuid not null references users,
        kid text not null unique,
        label text not null check (length(label) between 1 and 80),
        token_hash bytea not null unique check (length(token_hash) = 32),
        usage_count bigint not null default 0,
        last_used_at timestamptz,
        created_at timestamptz not null default now(),
        revoked_at timestamptz
      ) with (fillfactor = 50)`);
    await runner.query(`create unique index api_key_one_live on api_key (user_id) where revoked_at is null`);
    await runner.query(`create index api_key_user on api_key (user_id)`);
    await runner.query(tenantPolicies('accounts', 'api_key'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table api_key`);
  }
}
