import type { ServiceDatabase } from '../database/service-database';
import { startTestDatabase, type TestDatabase } from './test-database';

/** Two users of the notes database. */
export const ada = '0198c0de-0000-7000-8000-000000000001';
export const grace = '0198c0de-0000-7000-8000-000000000002';

const NOTES = `
  create table note (id uuid primary key default uuidv7(), user_id uuid not null, text text not null);
  alter table note enable row level security;
  alter table note force row level security;
  create policy note_of_user on note to flow_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
  create policy note_of_owner on note to flow_owner using (true) with check (true);
  create table forgotten (id int, user_id uuid);`;

/** One table under row security, `note`, and one with a user but without policies, `forgotten`. */
export const notesDatabase: ServiceDatabase = {
  name: 'flow',
  entities: [],
  migrations: { '1700000000001-notes.sql': NOTES },
  functions: {},
};

/** A database with one note of Ada's. */
export async function startNotesDatabase(): Promise<TestDatabase> {
  const db = await startTestDatabase(notesDatabase);
  await db.owner.query(`insert into note (user_id, text) values ($1, 'mine')`, [ada]);
  return db;
}
