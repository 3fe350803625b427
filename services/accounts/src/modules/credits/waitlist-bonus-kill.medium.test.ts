import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loginTo } from '@declic/nest-kit/testing';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { startAccounts } from '../../testing/start-accounts';

const { db } = await startAccounts();

const USERS = 1_000;

/** Verified users whose addresses were confirmed on the waitlist, and who have no credits yet. */
async function manyWaiting(): Promise<string[]> {
  const users = await db.owner.query<{ id: string }[]>(
    `insert into users (email, password_hash, verified_at)
     select 'many-' || n || '@example.com', 'x', now() from generate_series(1, $1::integer) n returning id`,
    [USERS],
  );
  await db.owner.query('select open_credit_account(id) from users');
  await db.owner.query('insert into waitlist_address (address_hash) select waitlist_hash(email) from users');
  return users.map(({ id }) => id);
}

/** Claims for each user, eight at a time, and says so after each. */
const CLAIMS = `
const { Pool } = require('pg');
const pool = new Pool({ connectionString: process.env.URL, max: 8 });
const users = process.env.USERS.split(',');
const next = async () => {
  for (let user = users.pop(); user; user = users.pop()) {
    await pool.query('select claim_waitlist_bonus($1)', [user]);
    process.stdout.write('.');
  }
};
Promise.all(Array.from({ length: 8 }, next));
`;

it('is given exactly a hundred times to a thousand at once, while the process that gives it is killed', async () => {
  const users = await manyWaiting();
  const env = { ...process.env, URL: loginTo(db, 'accounts'), USERS: users.join(',') };
  const victim = spawn(process.execPath, ['-e', CLAIMS], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let claimed = 0;
  for await (const data of victim.stdout) {
    claimed += String(data).length;
    if (claimed >= 40) break;
  }
  victim.kill('SIGKILL');
  await once(victim, 'exit');

  // What a user's next visit does, all of them at once.
  const pool = new Pool({ connectionString: loginTo(db, 'accounts'), max: 16 });
  await Promise.all(users.map((user) => pool.query('select claim_waitlist_bonus($1)', [user])));
  await pool.end();

  const [given] = await db.owner.query(
    `select (select count(*) from ledger_entry where grant_key = 'waitlist-welcome')::int as lines,
            (select sum(delta) from ledger_entry where grant_key = 'waitlist-welcome')::int as credits,
            (select count(distinct user_id) from ledger_entry where grant_key = 'waitlist-welcome')::int as users,
            (select array_agg(slot order by slot) = array(select generate_series(1, 100))::smallint[] from waitlist_address where slot is not null) as slots,
            (select places_left from accounts_api.describe_waitlist_offer_v1()) as places_left`,
  );
  expect(given).toEqual({ lines: 100, credits: 50_000, users: 100, slots: true, places_left: 0 });
  expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
}, 60_000);
