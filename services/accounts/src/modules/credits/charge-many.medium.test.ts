import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startLedger } from './testing/start-ledger';

const { db, actions } = await startLedger();

interface Charge {
  readonly user: string;
  readonly amount: number;
  readonly type?: 'api_action' | 'tool';
  readonly run?: string | undefined;
}

async function chargeMany(charges: readonly Charge[]): Promise<[outcome: string, balance: number | null][]> {
  const { rows } = await actions.query<{ ordinal: number; outcome: string; balance: string | null }>(
    'select * from accounts_api.charge_many_v1($1, $2, $3, $4, $5) order by ordinal',
    [
      charges.map(({ user }) => user),
      charges.map(({ amount }) => amount),
      charges.map(({ type }) => type ?? 'api_action'),
      charges.map(() => 'email_validate'),
      charges.map(({ run }) => run ?? randomUUID()),
    ],
  );
  expect(rows.map(({ ordinal }) => ordinal)).toEqual(charges.map((_, index) => index + 1));
  return rows.map(({ outcome, balance }) => [outcome, balance === null ? null : Number(balance)]);
}

describe('charge_many', () => {
  it('decides each charge as if they came one after the other', async () => {
    const { id: ada } = await aUser(db, { credits: 10 });
    const { id: grace } = await aUser(db, { credits: 3 });
    const { id: mary } = await aUser(db, { credits: 50 });
    await db.owner.query(`select set_account($1, null, 'suspended')`, [mary]);
    const answers = await chargeMany([
      { user: ada, amount: 4 },
      { user: grace, amount: 3, type: 'tool' },
      { user: ada, amount: 20 },
      { user: mary, amount: 1 },
      { user: ada, amount: 6, type: 'tool' },
      { user: randomUUID(), amount: 1 },
      { user: grace, amount: 1 },
      { user: ada, amount: 1 },
    ]);
    expect(answers).toEqual([
      ['charged', 6],
      ['charged', 0],
      ['insufficient', 6],
      ['suspended', 50],
      ['charged', 0],
      ['unknown', null],
      ['insufficient', 0],
      ['insufficient', 0],
    ]);
    const lines = await db.owner.query(
      'select seq, category, category_seq, delta, balance_after from ledger_entry where user_id = $1 order by seq',
      [ada],
    );
    expect(lines).toMatchObject([
      { seq: '1', category: 'purchases', category_seq: '1', delta: '10', balance_after: '10' },
      { seq: '2', category: 'api_actions', category_seq: '1', delta: '-4', balance_after: '6' },
      { seq: '3', category: 'tools', category_seq: '1', delta: '-6', balance_after: '0' },
    ]);
  });

  it.each([
    [100, [7]],
    [100, [7, 3]],
    [137, [50, 1, 20]],
    [10, [11, 10, 1]],
    [0, [1]],
  ])(
    'spends %i credits on costs of %j until none of them fits any more, and never refuses one that fits',
    async (credits, costs) => {
      const { id } = await aUser(db, { credits });
      let left = credits;
      for (let batch = 0; batch < 6; batch += 1) {
        const charges = Array.from({ length: 30 }, (_, index) => ({
          user: id,
          amount: costs[index % costs.length] ?? 1,
        }));
        const expected = charges.map(({ amount }) => {
          const fits = amount <= left;
          if (fits) left -= amount;
          return [fits ? 'charged' : 'insufficient', left];
        });
        expect(await chargeMany(charges)).toEqual(expected);
      }
      expect(left).toBeLessThan(Math.min(...costs));
      if (costs.length === 1) expect(left).toBe(credits % (costs[0] ?? 1));
    },
  );

  it('answers nothing to nothing', async () => {
    expect(await chargeMany([])).toEqual([]);
  });

  it('takes nothing when one run of the batch was charged before, or stands in it twice', async () => {
    const { id } = await aUser(db, { credits: 10 });
    const run = randomUUID();
    await expect(
      chargeMany([
        { user: id, amount: 1, run },
        { user: id, amount: 1, run },
      ]),
    ).rejects.toThrow('ledger_entry_run');
    await chargeMany([{ user: id, amount: 1, run }]);
    await expect(
      chargeMany([
        { user: id, amount: 1 },
        { user: id, amount: 1, run },
      ]),
    ).rejects.toThrow('ledger_entry_run');
    expect(await chargeMany([{ user: id, amount: 9 }])).toEqual([['charged', 0]]);
  });

  it('refuses a batch in which one charge would give', async () => {
    const { id } = await aUser(db, { credits: 10 });
    for (const amount of [0, -1]) {
      await expect(
        chargeMany([
          { user: id, amount: 1 },
          { user: id, amount },
        ]),
      ).rejects.toThrow('positive amount');
    }
  });

  it('counts what is charged, by its kind, for the account and for its key', async () => {
    const { id: ada } = await aUser(db, { credits: 10 });
    const { id: grace } = await aUser(db, { credits: 10 });
    await db.owner.query(
      `insert into api_key (user_id, kid, label, token_hash) values ($1, 'dc_live_1', 'Default Key', $2)`,
      [ada, Buffer.alloc(32, 1)],
    );
    await chargeMany([
      { user: ada, amount: 1 },
      { user: ada, amount: 2 },
      { user: ada, amount: 20 },
      { user: ada, amount: 1, type: 'tool' },
      { user: grace, amount: 1 },
    ]);
    expect(
      await db.owner.query(`select usage_count, last_used_at is not null as used from listed_key where user_id = $1`, [
        ada,
      ]),
    ).toEqual([{ usage_count: '2', used: true }]);
    expect(
      await db.owner.query(`select request_count, usage_count from credit_account where user_id = $1`, [ada]),
    ).toEqual([{ request_count: '2', usage_count: '3' }]);
  });

  it('does not wait in a circle when batches name the same accounts in different orders', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, async () => (await aUser(db, { credits: 40 })).id));
    const batches = Array.from({ length: 40 }, (_, round) => (round % 2 === 0 ? users : users.toReversed()));
    const answers = await Promise.all(batches.map((batch) => chargeMany(batch.map((user) => ({ user, amount: 1 })))));
    expect(answers.flat().filter(([outcome]) => outcome === 'charged')).toHaveLength(240);
  });
});
