import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenantTablesWithoutRls, type TestDatabase } from '../testing';
import { ada, grace, startNotesDatabase } from '../testing/notes-database';
import { withUser } from './with-user';

let db: TestDatabase;

beforeAll(async () => {
  db = await startNotesDatabase();
});

afterAll(() => db.stop());

const readNotes = (user: string) =>
  withUser(db.dataSource, user, (manager) => manager.query<unknown[]>('SELECT text FROM note'));

it('shows a user their own rows', async () => {
  expect(await readNotes(ada)).toEqual([{ text: 'mine' }]);
});

it('hides the rows of other users', async () => {
  expect(await readNotes(grace)).toEqual([]);
  expect(await db.dataSource.query('SELECT text FROM note')).toEqual([]);
});

it('refuses to write rows of other users', async () => {
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
