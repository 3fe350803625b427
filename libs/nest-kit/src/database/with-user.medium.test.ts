import type { MigrationInterface, QueryRunner } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDatabase, tenantTablesWithoutRls, type TestDatabase } from '../testing';
import { tenantPolicies } from './tenant-policies';
import { withUser } from './with-user';

class CreateNotes1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE note (id uuid PRIMARY KEY DEFAULT uuidv7(), user_id uuid NOT NULL, text text NOT NULL)',
    );
    await runner.query(tenantPolicies('flow', 'note'));
    await runner.query('CREATE TABLE forgotten (id int, user_id uuid)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}

const ada = '0198c0de-0000-7000-8000-000000000001';
const grace = '0198c0de-0000-7000-8000-000000000002';
let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase({ name: 'flow', entities: [], migrations: [CreateNotes1700000000001] });
  await withUser(db.dataSource, ada, (manager) =>
    manager.query(`INSERT INTO note (user_id, text) VALUES ($1, 'mine')`, [ada]),
  );
});

afterAll(() => db.stop());

const notesOf = (user: string) =>
  withUser(db.dataSource, user, (manager) => manager.query<unknown[]>('SELECT text FROM note'));

it('shows a user their own rows', async () => {
  expect(await notesOf(ada)).toEqual([{ text: 'mine' }]);
});

it('shows nobody the rows of another', async () => {
  expect(await notesOf(grace)).toEqual([]);
  expect(await db.dataSource.query('SELECT text FROM note')).toEqual([]);
});

it('lets nobody write rows for another', async () => {
  const work = withUser(db.dataSource, grace, (manager) =>
    manager.query(`INSERT INTO note (user_id, text) VALUES ($1, 'x')`, [ada]),
  );
  await expect(work).rejects.toThrow('row-level security');
});

it('lets the owner, whose functions serve other services, see all', async () => {
  expect(await db.owner.query('SELECT text FROM note')).toEqual([{ text: 'mine' }]);
});

it('keeps the service from changing its own schema', async () => {
  await expect(db.dataSource.query('CREATE TABLE mischief ()')).rejects.toThrow('permission denied');
});

it('names the tables with a user but without policies', async () => {
  expect(await tenantTablesWithoutRls(db.dataSource)).toEqual(['forgotten']);
});
