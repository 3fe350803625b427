import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tools of the dashboard and what one use of each costs. */
export class ToolPricing1763600000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tool_pricing (
        tool_slug text primary key,
        display_name text not null,
        description text not null,
        icon text not null,
        credit_cost integer not null check (credit_cost >= 0),
        tool_type text not null
      )`);
    await runner.query(`
      -- Free until an analysis is charged for: the card never names a price that nobody pays.
      insert into tool_pricing (tool_slug, display_name, description, icon, credit_cost, tool_type)
      values ('flow-content', 'Flow Content', 'AI-powered content strategy generator', 'file-text', 0, 'tool')`);
    await runner.query(`revoke insert, update, delete, truncate on tool_pricing from accounts_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table tool_pricing`);
  }
}
