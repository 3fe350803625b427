import { loginTo } from '@declic/nest-kit/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { aVerificationLink, SIGN_UP_COOKIES } from '../../testing/links';
import { startAccounts } from '../../testing/start-accounts';

const { db, app, startReplica } = await startAccounts();
const apps = [app, await startReplica()] as const;
const marketing = new Pool({ connectionString: loginTo(db, 'marketing') });
afterAll(() => marketing.end());
let count = 0;

beforeEach(() => db.owner.query('truncate waitlist_address'));

/** As the marketing service says it, in the transaction of its own confirmation. */
const confirmOnWaitlist = (email: string) =>
  marketing.query('select accounts_api.record_confirmed_waitlist_address_v1($1)', [email]);

/** With so many at once some get no connection in time. Their link still works when they come back, as `Retry-After` says. */
async function confirm(token: string, index = 0) {
  for (;;) {
    const answer = await apps[index % 2 ? 1 : 0].inject({
      method: 'POST',
      url: '/api/accounts/verification/confirm',
      payload: { token },
      cookies: SIGN_UP_COOKIES,
    });
    if (answer.statusCode !== 503) return answer;
    await pause(Number(answer.headers['retry-after']) * 1_000);
  }
}

/** A user who signed up, and the secret of the mailed link. */
async function anUnverified(email = `waiting-${++count}@example.com`) {
  const user = await aUser(db, { email, verified: false });
  return { ...user, token: await aVerificationLink(db, user) };
}

const readLines = (userId: string): Promise<object[]> =>
  db.owner.query(
    `select transaction_type as type, delta::integer, reason from ledger_entry where user_id = $1 order by seq`,
    [userId],
  );
const grantsSince = async (seen: number) =>
  (await db.owner.query<object[]>(`select from ledger_entry where grant_key = 'waitlist-welcome'`)).length - seen;

const WELCOME = [{ type: 'purchase', delta: 500, reason: 'Waitlist welcome credits' }];

describe('the waitlist bonus', () => {
  it('is granted when an address that was confirmed on the waitlist is verified, ignoring case', async () => {
    await confirmOnWaitlist(`Early-${count}@Example.com`);
    const user = await anUnverified(`early-${count}@example.com`);
    expect((await confirm(user.token)).statusCode).toBe(200);
    expect(await readLines(user.id)).toEqual(WELCOME);
  });

  it('comes with the confirmation on the waitlist when the account was there first, and once', async () => {
    const user = await aUser(db);
    await confirmOnWaitlist(user.email);
    await confirmOnWaitlist(user.email);
    expect(await readLines(user.id)).toEqual(WELCOME);
  });

  it('takes no second place for another address of the same account', async () => {
    const user = await aUser(db);
    await confirmOnWaitlist(user.email);
    const changed = `changed-${user.email}`;
    await db.owner.query('update users set email = $2 where id = $1', [user.id, changed]);
    await confirmOnWaitlist(changed);
    expect(await readLines(user.id)).toEqual(WELCOME);
    expect(await db.owner.query('select slot from waitlist_address where slot is not null')).toEqual([{ slot: 1 }]);
  });

  it('needs both: a confirmed and a verified address', async () => {
    const unconfirmed = await anUnverified();
    await confirm(unconfirmed.token);
    const unverified = await anUnverified();
    await confirmOnWaitlist(unverified.email);
    expect([await readLines(unconfirmed.id), await readLines(unverified.id)]).toEqual([[], []]);
  });

  it('is granted once when both happen concurrently', async () => {
    const users = await Promise.all(Array.from({ length: 40 }, () => anUnverified()));
    await Promise.all(users.flatMap((user, index) => [confirm(user.token, index), confirmOnWaitlist(user.email)]));
    for (const { id } of users) expect(await readLines(id)).toEqual(WELCOME);
  });

  it('is given exactly a hundred times when five hundred verify at once, in two processes', async () => {
    const seen = await grantsSince(0);
    const users = [];
    for (let round = 0; round < 500; round++) users.push(await anUnverified());
    await db.owner.query(
      `insert into waitlist_address (address_hash) select waitlist_hash(email) from unnest($1::text[]) as email`,
      [users.map(({ email }) => email)],
    );
    const answers = await Promise.all(users.map(({ token }, index) => confirm(token, index)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await grantsSince(seen)).toBe(100);
    // The slots are used up; later ones get nothing.
    const late = await aUser(db);
    await confirmOnWaitlist(late.email);
    expect(await readLines(late.id)).toEqual([]);
    expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
  }, 60_000);

  it('does not come again after the account was deleted and the address signed up anew', async () => {
    const first = await aUser(db);
    await confirmOnWaitlist(first.email);
    const answer = await apps[0].inject({
      method: 'DELETE',
      url: '/api/accounts/me',
      headers: apps[0].as(first),
    });
    expect(answer.statusCode).toBe(204);
    const second = await anUnverified(first.email);
    await confirm(second.token);
    await confirmOnWaitlist(first.email);
    expect([await readLines(first.id), await readLines(second.id)]).toEqual([WELCOME, []]);
  });

  it('stores no address, and only the marketing service may report them', async () => {
    await confirmOnWaitlist('somebody@example.com');
    expect(JSON.stringify(await db.owner.query('select * from waitlist_address'))).not.toContain('somebody');
    await expect(db.dataSource.query('select * from waitlist_address')).rejects.toThrow('permission denied');
    await expect(
      db.dataSource.query(`select accounts_api.record_confirmed_waitlist_address_v1('somebody@example.com')`),
    ).rejects.toThrow('permission denied');
    await expect(marketing.query(`select accounts.grant_credits(uuidv7(), 1, 'mine', 'mine')`)).rejects.toThrow(
      'permission denied',
    );
  });
});
