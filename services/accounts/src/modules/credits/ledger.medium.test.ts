import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startLedger } from './testing/start-ledger';

const { db, actions } = await startLedger();

async function charge(userId: string, amount: number, run: string = randomUUID()): Promise<number | null> {
  const { rows } = await actions.query<{ outcome: string; balance: string }>(
    `select * from accounts_api.charge_v1($1, $2, 'api_action', 'email_validate', $3)`,
    [userId, amount, run],
  );
  return rows[0]?.outcome === 'charged' ? Number(rows[0].balance) : null;
}

async function refund(run: string): Promise<number | null> {
  const { rows } = await actions.query<{ balance: string }>(
    `select balance from accounts_api.refund_v1($1, 'The action failed')`,
    [run],
  );
  return rows[0] ? Number(rows[0].balance) : null;
}

describe('charge', () => {
  it('lets exactly as many calls succeed as the balance pays for, however many come at once', async () => {
    const { id } = await aUser(db, { credits: 137 });
    const balances = await Promise.all(Array.from({ length: 400 }, () => charge(id, 1)));
    const granted = balances.filter((balance) => balance !== null);
    expect(granted.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 137 }, (_, index) => index));
  });

  it.each([
    [100, 7],
    [5, 5],
    [4, 5],
    [0, 1],
  ])('lets floor(balance / cost) calls succeed: %i credits at %i', async (credits, cost) => {
    const { id } = await aUser(db, { credits });
    const balances = await Promise.all(Array.from({ length: 40 }, () => charge(id, cost)));
    expect(balances.filter((balance) => balance !== null)).toHaveLength(Math.floor(credits / cost));
  });

  it('says nothing about an account that does not exist', async () => {
    expect(await charge(randomUUID(), 1)).toBeNull();
  });

  it('refuses to give by charging less than nothing', async () => {
    const { id } = await aUser(db, { credits: 5 });
    await expect(charge(id, -5)).rejects.toThrow('positive amount');
    await expect(charge(id, 0)).rejects.toThrow('positive amount');
  });

  it('charges a run once', async () => {
    const { id } = await aUser(db, { credits: 5 });
    const run = randomUUID();
    expect(await charge(id, 2, run)).toBe(3);
    await expect(charge(id, 2, run)).rejects.toThrow('ledger_entry_run');
    await expect(
      actions.query(`select accounts_api.charge_v1($1, 2, 'tool', 'flow-content', $2)`, [id, run]),
      'as something else',
    ).rejects.toThrow('ledger_entry_run');
    expect(await charge(id, 1)).toBe(2);
  });
});

describe('refund', () => {
  it('gives a run back once, however many ask at once, and names the run', async () => {
    const { id } = await aUser(db, { credits: 10 });
    const run = randomUUID();
    await charge(id, 4, run);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(run)));
    expect(answers.filter((balance) => balance !== null)).toEqual([10]);
    const [line] = await db.owner.query<{ reason: string }[]>(
      `select reason from ledger_entry where run_id = $1 and transaction_type = 'refund'`,
      [run],
    );
    expect(line?.reason).toBe(`The action failed (run ${run})`);
  });

  it('gives nothing for a run that was never charged', async () => {
    expect(await refund(randomUUID())).toBeNull();
  });
});

describe('grant_credits', () => {
  it('grants once per key, however many ask at once', async () => {
    const { id } = await aUser(db);
    await Promise.all(
      Array.from({ length: 20 }, () => db.owner.query(`select grant_credits($1, 500, 'Cycle', 'cycle-1')`, [id])),
    );
    expect(await charge(id, 500)).toBe(0);
    expect(await charge(id, 1)).toBeNull();
  });
});

describe('the ledger', () => {
  it('keeps every balance the sum of its lines while many accounts are charged, refunded and granted at once', async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => aUser(db, { credits: 60 })));
    await Promise.all(
      users.flatMap(({ id }) =>
        Array.from({ length: 60 }, async (_, index) => {
          const run = randomUUID();
          if ((await charge(id, 1 + (index % 3), run)) !== null && index % 4 === 0) await refund(run);
        }),
      ),
    );
  });

  it('cannot be written by the service, and not be changed by any role', async () => {
    const { id } = await aUser(db, { credits: 5 });
    for (const statement of [
      `update ledger_entry set delta = 1000`,
      `delete from ledger_entry`,
      `truncate ledger_entry`,
      `insert into ledger_entry (user_id, seq, transaction_type, delta, balance_after, grant_key) values ('${id}', 2, 'purchase', 1, 6, 'x')`,
      `update credit_account set balance = 1000`,
      `select grant_credits('${id}', 5, 'mine', 'mine')`,
      `select accounts_api.charge_v1('${id}', 5, 'tool', 'x', uuidv7())`,
    ]) {
      await expect(db.dataSource.query(statement), statement).rejects.toThrow('permission denied');
    }
    await expect(db.owner.query('update ledger_entry set delta = 1000')).rejects.toThrow('append-only');
    await expect(db.owner.query('delete from ledger_entry')).rejects.toThrow('append-only');
    await expect(db.owner.query('truncate ledger_entry')).rejects.toThrow('append-only');
  });

  it.each(['purchase', 'refund', 'expiry'])(
    'takes no credits away by a line of the type %s: they do not expire',
    async (type) => {
      const { id } = await aUser(db, { credits: 5 });
      const line = `insert into ledger_entry (user_id, seq, category, category_seq, transaction_type, delta, balance_after, grant_key)
      values ('${id}', 2, 'purchases', 2, '${type}', -1, 4, 'expiry')`;
      await expect(db.owner.query(line)).rejects.toThrow(/cannot be line 2|check constraint/);
    },
  );

  it('is out of reach for other services but for the three functions', async () => {
    for (const statement of [
      'select * from accounts.ledger_entry',
      'select * from accounts.users',
      'select * from accounts.ledger_violations',
      `select accounts.grant_credits(uuidv7(), 5, 'mine', 'mine')`,
    ]) {
      await expect(actions.query(statement), statement).rejects.toThrow('permission denied');
    }
  });

  it('notices when a balance is not the sum of its lines', async () => {
    const { id } = await aUser(db, { credits: 5 });
    await db.owner.query('update credit_account set balance = 6 where user_id = $1', [id]);
    expect(await db.owner.query('select user_id, violation from ledger_violations')).toEqual([
      { user_id: id, violation: 'the balance is not the sum of the ledger' },
    ]);
    await db.owner.query('update credit_account set balance = 5 where user_id = $1', [id]);
  });
});

describe('authenticate_key', () => {
  it('knows live keys only', async () => {
    const { id } = await aUser(db);
    const hash = Buffer.alloc(32, 7);
    await db.owner.query(
      `insert into api_key (user_id, kid, label, token_hash) values ($1, 'dc_live_012345678', 'Default Key', $2)`,
      [id, hash],
    );
    const authenticate = () =>
      actions.query<{ user_id: string; plan: string }>(
        'select user_id, plan from accounts_api.authenticate_key_v1($1)',
        [hash],
      );
    expect((await authenticate()).rows).toEqual([{ user_id: id, plan: 'free' }]);
    await db.owner.query('update api_key set revoked_at = now() where user_id = $1', [id]);
    expect((await authenticate()).rows).toEqual([]);
  });
});
