import type { DataSource, EntityManager } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestDatabase } from '../testing';
import { ada, grace, notesDatabase, startNotesDatabase } from '../testing/notes-database';
import { RoundTripCounter } from '../testing/round-trips';
import { queryAsUser } from './query-as-user';
import { isInTransaction } from './service-data-source';
import { withUser } from './with-user';

const READ = 'select text from note';
const trips = new RoundTripCounter();

let db: TestDatabase;
/** One connection, so that each use of it follows on the other, as behind a connection pooler. */
let only: DataSource;

beforeAll(async () => {
  db = await startNotesDatabase();
  only = await trips.connect(notesDatabase, db.url);
});

beforeEach(() => db.owner.query(`delete from note where text <> 'mine'`));

afterAll(async () => {
  await only.destroy();
  await db.stop();
});

const read = (manager: EntityManager) => manager.query<unknown[]>(READ);
const readAs = (user: string) => queryAsUser(only, user, read);
/** What the next user of the connection finds on it. */
const leftBehind = () =>
  only.query<object[]>(
    `select current_setting('app.user_id', true) as user, pg_current_xact_id_if_assigned() as tx, (select count(*)::int from note) as notes`,
  );
const NOTHING = [{ user: '', tx: null, notes: 0 }];

it('shows a user their own rows, and no others', async () => {
  expect(await readAs(ada)).toEqual([{ text: 'mine' }]);
  expect(await readAs(grace)).toEqual([]);
});

it('takes one round trip, where a transaction takes four', async () => {
  expect(await trips.during(() => readAs(ada))).toBe(1);
  expect(await trips.during(() => withUser(only, ada, read))).toBe(4);
});

it('leaves no user on the connection', async () => {
  await readAs(ada);
  expect(await leftBehind()).toEqual(NOTHING);
});

it('leaves no user and no open transaction behind a statement that fails', async () => {
  await expect(queryAsUser(only, ada, (manager) => manager.query('select 1 / 0'))).rejects.toThrow('division by zero');
  expect(await leftBehind()).toEqual(NOTHING);
  expect(await readAs(grace)).toEqual([]);
});

it('leaves no user behind a statement that runs into its time limit', async () => {
  await only.query(`set statement_timeout = '50ms'`);
  await expect(queryAsUser(only, ada, (manager) => manager.query('select pg_sleep(5)'))).rejects.toThrow('timeout');
  await only.query('reset statement_timeout');
  expect(await leftBehind()).toEqual(NOTHING);
});

it('keeps users apart whose statements wait for the same connection', async () => {
  const users = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? ada : grace));
  const rows = await Promise.all(users.map(readAs));
  expect(rows).toEqual(users.map((user) => (user === ada ? [{ text: 'mine' }] : [])));
});

it('commits what one statement writes', async () => {
  const write = (manager: EntityManager) =>
    manager.query(`insert into note (user_id, text) values ($1, 'new')`, [grace]);
  await queryAsUser(only, grace, write);
  expect(await readAs(grace)).toEqual([{ text: 'new' }]);
});

it('refuses to write rows of another user', async () => {
  const write = (manager: EntityManager) => manager.query(`insert into note (user_id, text) values ($1, 'x')`, [ada]);
  await expect(queryAsUser(only, grace, write)).rejects.toThrow('row-level security');
});

it('fails when the commit fails', async () => {
  await db.owner.query(
    `create table once (id int, constraint one unique (id) deferrable initially deferred); insert into once values (1);
     grant select, insert on once to flow_app`,
  );
  await expect(queryAsUser(only, ada, (manager) => manager.query('insert into once values (1)'))).rejects.toThrow(
    'duplicate key',
  );
});

it('refuses a second statement', async () => {
  const twice = async (manager: EntityManager) => [await read(manager), await read(manager)];
  await expect(queryAsUser(only, ada, twice)).rejects.toThrow('runs one statement');
  expect(await leftBehind()).toEqual(NOTHING);
});

it('counts as a transaction, in which no provider may be called', async () => {
  expect(await queryAsUser(only, ada, async () => isInTransaction())).toBe(true);
  expect(isInTransaction()).toBe(false);
});
