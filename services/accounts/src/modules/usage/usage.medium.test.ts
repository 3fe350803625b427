import type { Principal } from '@declic/nest-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startAccounts } from '../../testing/start-accounts';
import { aLedger } from './testing/a-ledger';
import { aMonth, march } from './testing/a-month';

const { db, app } = await startAccounts();
let user: Principal;

const steps = aMonth('email_validate');

beforeEach(async () => {
  user = await aUser(db);
  await aLedger(db, user.id, steps);
});

async function read(path: string, query: Record<string, string>, reader = user): Promise<unknown> {
  const answer = await app.inject({ url: `/api/accounts/${path}`, query, headers: app.as(reader) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const summary = (query = {}, reader = user) => read('usage', query, reader);
const history = (query = {}, reader = user) => read('usage/credits', query, reader);

const purchases = {
  slug: null,
  transaction_type: 'purchase',
  display_name: 'Credits',
  total_usage: 1,
  total_cost: 100,
};
const tools = {
  slug: 'flow-content',
  transaction_type: 'tool',
  display_name: 'Flow Content',
  total_usage: 1,
  total_cost: 10,
};
const calls = {
  slug: 'email_validate',
  transaction_type: 'api_action',
  display_name: 'Email validate',
  total_usage: 2,
  total_cost: 5,
};
const refunds = { ...calls, transaction_type: 'refund', total_usage: 1, total_cost: 2 };

describe('getUnifiedUsage', () => {
  it.each([
    ['all', [purchases, tools, calls, refunds]],
    ['api_actions', [calls, refunds]],
    ['tools', [tools]],
    ['purchases', [purchases]],
  ])('adds up each item of %s, dearest first', async (p_filter_type, rows) => {
    expect(await summary({ p_filter_type })).toEqual(rows);
  });

  it('takes the start of a period in and leaves its end out', async () => {
    expect(await summary({ p_start_date: march(3).toISOString(), p_end_date: march(5).toISOString() })).toEqual([
      tools,
      refunds,
    ]);
  });

  it('is empty for who has used nothing', async () => {
    expect(await summary({}, await aUser(db))).toEqual([]);
    expect(await summary({ p_start_date: '2999-01-01T00:00:00Z' })).toEqual([]);
  });
});

describe('getCreditHistory', () => {
  it('gives the balance at evenly spaced moments, from the start to the end', async () => {
    const period = { p_start_date: march(1).toISOString(), p_end_date: march(6).toISOString() };
    expect(await history({ ...period, p_points: '6' })).toEqual([
      { at: march(1).toISOString(), balance: 0 },
      { at: march(2).toISOString(), balance: 100 },
      { at: march(3).toISOString(), balance: 98 },
      { at: march(4).toISOString(), balance: 88 },
      { at: march(5).toISOString(), balance: 90 },
      { at: march(6).toISOString(), balance: 87 },
    ]);
    expect(await history(period)).toHaveLength(32);
  });

  it('ends now where the period is not over, and begins with the account where it has no start', async () => {
    const before = Date.now();
    const points = (await history({ p_end_date: '2999-01-01T00:00:00Z', p_points: '2' })) as { at: string }[];
    const [account] = await db.owner.query<{ created_at: Date }[]>(
      'select created_at from credit_account where user_id = $1',
      [user.id],
    );
    const [first, last] = points.map(({ at }) => new Date(at).getTime());
    expect(first).toBe(account?.created_at.getTime());
    expect(last).toBeGreaterThanOrEqual(before);
    expect(last).toBeLessThanOrEqual(Date.now());
  });

  it('has nothing to say about what is yet to come', async () => {
    expect(await history({ p_start_date: '2999-01-01T00:00:00Z' })).toEqual([]);
  });

  it('hides the balance of other users', async () => {
    const period = { p_start_date: march(1).toISOString(), p_end_date: march(6).toISOString(), p_points: '2' };
    expect(await history(period, await aUser(db))).toEqual([
      { at: march(1).toISOString(), balance: 0 },
      { at: march(6).toISOString(), balance: 0 },
    ]);
  });
});
