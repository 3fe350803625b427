import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDatabase, tenantTablesWithoutRls, type TestDatabase } from '../testing';
import { withUser } from './with-user';

const NOTES = `
  create table note (id uuid primary key default uuidv7(), user_id uuid not null, text text not null);
  alter table note enable row level security;
  alter table note force row level security;
  create policy note_of_user on note to flow_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
  create policy note_of_owner on note to flow_owner using (true) with check (true);
  create table forgotten (id int, user_id uuid);`;

const ada = '0198c0de-0000-7000-8000-000000000001';
const grace = '0198c0de-0000-7000-8000-000000000002';
let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase({
    name: 'flow',
    entities: [],
    migrations: { '1700000000001-notes.sql': NOTES },
    functions: {},
  });
  await withUser(db.dataSource, ada, (manager) =>
    manager.query(`INSERT INTO note (user_id, text) VALUES ($1, 'mine')`, [ada]),
  );
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
