import { tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose turn it is to change something about a user's payments at the provider: a row that expires, instead of a lock. */
export class BillingLeases1763600000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing_lease (
        user_id uuid primary key references users on delete cascade,
        token uuid not null,
        expires_at timestamptz not null
      )`);
    await runner.query(tenantPolicies('accounts', 'billing_lease'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table billing_lease`);
  }
}
