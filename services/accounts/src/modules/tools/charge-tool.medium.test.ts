import { randomUUID } from 'node:crypto';
import { connectTo } from '@declic/nest-kit/testing';
import { afterEach, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startLedger } from '../credits/testing/start-ledger';

const TOOL = 'flow-content';

const { db, actions } = await startLedger();
const flow = await connectTo(db, 'flow');

afterEach(() => setPrice(5));

const setPrice = (cost: number) =>
  db.owner.query('update tool_pricing set credit_cost = $2 where tool_slug = $1', [TOOL, cost]);

async function charge(userId: string, run: string = randomUUID(), tool = TOOL) {
  const { rows } = await flow.query<object>('select * from accounts_api.charge_tool_v1($1, $2, $3)', [
    userId,
    tool,
    run,
  ]);
  return rows[0];
}

it('takes the price of the tool, once for a run', async () => {
  const { id } = await aUser(db, { credits: 12 });
  const run = randomUUID();
  expect(await charge(id, run)).toEqual({ outcome: 'charged', balance: '7', cost: 5 });
  await expect(charge(id, run)).rejects.toThrow('ledger_entry_run');
  expect(await charge(id)).toEqual({ outcome: 'charged', balance: '2', cost: 5 });
  expect(await charge(id)).toEqual({ outcome: 'insufficient', balance: '2', cost: 5 });
  const lines = await db.owner.query<object[]>(
    `select transaction_type, tool_slug, delta from ledger_entry where user_id = $1 and delta < 0`,
    [id],
  );
  expect(lines).toEqual([
    { transaction_type: 'tool', tool_slug: TOOL, delta: '-5' },
    { transaction_type: 'tool', tool_slug: TOOL, delta: '-5' },
  ]);
});

it('writes no line at the price 0, and knows who may not use it', async () => {
  await setPrice(0);
  const { id } = await aUser(db, { credits: 3 });
  expect(await charge(id)).toEqual({ outcome: 'free', balance: '3', cost: 0 });
  await db.owner.query(`select set_account($1, null, 'suspended')`, [id]);
  expect(await charge(id)).toEqual({ outcome: 'suspended', balance: '3', cost: 0 });
  expect(await charge(randomUUID())).toEqual({ outcome: 'unknown', balance: null, cost: 0 });
  expect(await db.owner.query('select from ledger_entry where user_id = $1 and delta < 0', [id])).toEqual([]);
});

it.each([
  ['suspended', 100],
  ['unknown', 0],
])('takes nothing when the account is %s', async (outcome, credits) => {
  const { id } = await aUser(db, { credits });
  await db.owner.query(`select set_account($1, null, 'suspended')`, [id]);
  expect(await charge(outcome === 'unknown' ? randomUUID() : id)).toMatchObject({ outcome, cost: 5 });
  expect(await db.owner.query('select from ledger_entry where user_id = $1 and delta < 0', [id])).toEqual([]);
});

it('refuses a tool that does not exist', async () => {
  const { id } = await aUser(db, { credits: 5 });
  await expect(charge(id, randomUUID(), 'no-such-tool')).rejects.toThrow('query returned no rows');
});

it('tells plan, price and balance, also of an account that does not exist', async () => {
  const terms = async (userId: string, tool = TOOL) =>
    (await flow.query<object>('select * from accounts_api.tool_terms_v1($1, $2)', [userId, tool])).rows;
  const { id } = await aUser(db, { credits: 7 });
  await db.owner.query(`select set_account($1, 'build', null)`, [id]);
  expect(await terms(id)).toEqual([{ plan: 'build', cost: 5, balance: '7' }]);
  expect(await terms(randomUUID())).toEqual([{ plan: 'free', cost: 5, balance: '0' }]);
  expect(await terms(id, 'no-such-tool')).toEqual([]);
});

it('is given back by the service that took it, and charged by no other', async () => {
  const { id } = await aUser(db, { credits: 5 });
  const run = randomUUID();
  await charge(id, run);
  const { rows } = await flow.query<object>(`select * from accounts_api.refund_v1($1, 'The analysis failed')`, [run]);
  expect(rows).toEqual([{ balance: '5' }]);
  await expect(
    actions.query('select accounts_api.charge_tool_v1($1, $2, $3)', [id, TOOL, randomUUID()]),
  ).rejects.toThrow('permission denied');
  await expect(flow.query(`select accounts_api.charge_v1($1, 1, 'tool', 'x', $2)`, [id, run])).rejects.toThrow(
    'permission denied',
  );
});
