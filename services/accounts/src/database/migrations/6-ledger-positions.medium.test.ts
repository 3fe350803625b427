import { randomUUID } from 'node:crypto';
import { migrate } from '@declic/nest-kit';
import { startTestDatabase, type TestDatabase } from '@declic/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '../data-source';

const ada = randomUUID();
const grace = randomUUID();
const asItWas = { ...database, entities: [], migrations: database.migrations.slice(0, 5) };
let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase(asItWas);
  const ask = (sql: string, parameters: unknown[]) => db.owner.query(sql, parameters);
  for (const [user, email] of [
    [ada, 'ada@example.com'],
    [grace, 'grace@example.com'],
  ]) {
    await ask(`insert into users (id, email, password_hash) values ($1, $2, 'x')`, [user, email]);
    await ask(`select open_credit_account($1)`, [user]);
  }
  const run = randomUUID();
  await ask(`select grant_credits($1, 100, 'Welcome', 'welcome')`, [ada]);
  await ask(`select charge($1, 10, 'tool', 'flow-content', $2)`, [ada, run]);
  await ask(`select charge($1, 5, 'api_action', 'email_validate', $2)`, [ada, randomUUID()]);
  await ask(`select refund($1, 'It failed')`, [run]);
  // The server's clock was set back between two lines.
  await ask(`alter table ledger_entry disable trigger append_only`, []);
  await ask(`update ledger_entry set ts = ts - interval '1 hour' where user_id = $1 and seq = 3`, [ada]);
  await ask(`alter table ledger_entry enable trigger append_only`, []);
  await migrate(database, db.ownerUrl, db.url);
});

afterAll(() => db.stop());

it('gives the lines of an earlier version their places', async () => {
  expect(
    await db.owner.query('select seq, category, category_seq from ledger_entry where user_id = $1 order by seq', [ada]),
  ).toEqual([
    { seq: '1', category: 'purchases', category_seq: '1' },
    { seq: '2', category: 'tools', category_seq: '1' },
    { seq: '3', category: 'api_actions', category_seq: '1' },
    { seq: '4', category: 'tools', category_seq: '2' },
  ]);
  expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
});

it('goes on where the earlier version stopped', async () => {
  const [charged] = await db.owner.query(`select * from charge($1, 5, 'tool', 'flow-content', $2)`, [
    ada,
    randomUUID(),
  ]);
  expect(charged).toEqual({ outcome: 'charged', balance: '90' });
  const [account] = await db.owner.query('select * from credit_account where user_id = $1', [ada]);
  expect(account).toMatchObject({ status: 'active', api_action_lines: '1', tool_lines: '3', purchase_lines: '1' });
  expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
});

it('leaves the ledger append-only', async () => {
  await expect(db.owner.query('update ledger_entry set delta = 1')).rejects.toThrow('append-only');
  await expect(db.owner.query('delete from ledger_entry')).rejects.toThrow('append-only');
});
