import { startTestDatabase, type TestDatabase } from '@declic/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '../../database/data-source';
import { aUser } from '../../testing/a-user';
import { actionsUrl } from '../../testing/actions-pool';
import type { ChargingOrder } from './testing/charging-process';
import { buildChargingProcess, chargeFromProcesses } from './testing/charging-processes';

const CREDITS = 137;
const CALLS = [334, 333, 333];

/** Where each function decides, and what it would be without deciding. */
const ONE = ['accounts_api.charge_v1(uuid, integer, text, text, uuid)', 'and account.balance >= p_amount', ''] as const;
const MANY = [
  'accounts_api.charge_many_v1(uuid[], integer[], text[], text[], uuid[])',
  'v_balances[v_place] < p_amounts[v_charge]',
  'v_balances[v_place] is null',
] as const;

beforeAll(buildChargingProcess);

/** 1,000 calls at once from three processes, on an account with 137 credits: what became of them and of the balance. */
async function rush(db: TestDatabase, how: ChargingOrder['how']) {
  const { id } = await aUser(db, { credits: CREDITS });
  const order = { url: actionsUrl(db.url), userId: id, how };
  const outcomes = await chargeFromProcesses(CALLS.map((calls) => ({ ...order, calls })));
  const [account] = await db.owner.query<{ balance: number; lines: number; distinct: number }[]>(
    `select account.balance::integer, count(*)::integer as lines, count(distinct balance_after)::integer as distinct
     from credit_account account join ledger_entry line using (user_id)
     where user_id = $1 and delta < 0 group by account.balance`,
    [id],
  );
  return { outcomes, ...account };
}

describe('1,000 charges at once from three processes, on 137 credits', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await startTestDatabase(database);
  });
  afterAll(() => db.stop());

  it.each(['one by one', 'together'] as const)('succeed exactly 137 times when they are committed %s', async (how) => {
    expect(await rush(db, how)).toEqual({
      outcomes: { charged: CREDITS, insufficient: 1_000 - CREDITS },
      balance: 0,
      lines: CREDITS,
      distinct: CREDITS,
    });
    expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
  });
});

describe('the same with the guard taken out', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await startTestDatabase(database);
  });
  afterAll(() => db.stop());

  it('is an error of the table for every call too many', async () => {
    await takeOut(db, ...ONE);
    expect(await rush(db, 'one by one')).toMatchObject({
      outcomes: { charged: CREDITS, failed: 1_000 - CREDITS },
      balance: 0,
    });
  });

  it.each(['one by one', 'together'] as const)(
    'overspends when the table does not mind either, and they are committed %s',
    async (how) => {
      await takeOut(db, ...ONE);
      await takeOut(db, ...MANY);
      await db.owner.query('alter domain credits drop constraint if exists credits_check');
      await db.owner.query('alter table ledger_entry disable trigger well_formed');
      const { outcomes, balance } = await rush(db, how);
      expect(outcomes).toEqual({ charged: 1_000 });
      expect(balance).toBe(CREDITS - 1_000);
      expect(await db.owner.query('select distinct violation from ledger_violations')).toEqual([
        { violation: 'the balance is negative' },
      ]);
    },
  );
});

/** Replaces a function by a copy of itself without its guard. */
async function takeOut({ owner }: TestDatabase, name: string, guard: string, instead: string): Promise<void> {
  const [row] = await owner.query<{ code: string }[]>('select pg_get_functiondef($1::regprocedure) as code', [name]);
  const weakened = row?.code.replaceAll(guard, instead);
  if (!weakened?.includes(instead) || weakened.includes(guard)) throw new Error(`${name} has no "${guard}".`);
  await owner.query(weakened);
}
