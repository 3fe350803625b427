import { slidingThrottleTable, tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-ups that wait for their link, each with its own password; and counters whose windows slide. */
export class SignUps1763600000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(slidingThrottleTable());
    await this.createSignUps(runner);
    await this.adoptWaitingUsers(runner);
  }

  private async createSignUps(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sign_up (
        id uuid primary key default uuidv7(),
        user_id uuid not null references users on delete cascade,
        email text not null check (length(email) between 3 and 255),
        password_hash text not null,
        browser_hash bytea check (length(browser_hash) = 32),
        created_at timestamptz not null default now()
      )`);
    await runner.query(`create index sign_up_user on sign_up (user_id, created_at)`);
    await runner.query(tenantPolicies('accounts', 'sign_up'));
    await runner.query(`
      alter table verification_token add column sign_up_id uuid references sign_up on delete set null`);
    await runner.query(`drop index verification_token_one_live`);
    await runner.query(`
      create unique index verification_token_one_live on verification_token (sign_up_id)
        where used_at is null and superseded_at is null`);
  }

  /** Users who wait for their link: the latest sign-up had replaced the others. */
  private async adoptWaitingUsers(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into sign_up (user_id, email, password_hash, created_at)
      select id, email, password_hash, created_at from users where verified_at is null`);
    await runner.query(`
      update verification_token set sign_up_id = sign_up.id from sign_up
       where sign_up.user_id = verification_token.user_id and used_at is null and superseded_at is null`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
