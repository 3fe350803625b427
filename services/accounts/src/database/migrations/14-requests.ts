import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the actions service find out whose account a revoked key belonged to, so that its calls stand in that account's log. */
export class Requests1763600000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OWNERS_OF_REVOKED_KEYS);
    await runner.query(`revoke all on function owners_of_revoked_keys(bytea[]) from public, accounts_app`);
    await runner.query(`grant execute on function owners_of_revoked_keys(bytea[]) to actions_app, actions_owner`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}

const OWNERS_OF_REVOKED_KEYS = `
  create function owners_of_revoked_keys(p_token_hashes bytea[]) returns table (token_hash bytea, user_id uuid)
  language sql stable security definer set search_path = accounts, pg_temp as $$
    select key.token_hash, key.user_id from api_key key where key.token_hash = any (p_token_hashes) and key.revoked_at is not null
  $$`;
