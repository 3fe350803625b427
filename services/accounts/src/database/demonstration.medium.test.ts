import { describe, expect, it } from 'vitest';
import { startAccounts } from '../testing/start-accounts';
import { seedDemonstration } from './demonstration';

const demo = { email: 'demo@example.com', password: 'Demo-Tulip-42!' };

const { db, app } = await startAccounts();

describe('seedDemonstration', () => {
  it('gives an account that can sign in, with 500 credits and no key, however often it runs', async () => {
    for (let round = 0; round < 3; round++) await seedDemonstration(db.ownerUrl, demo);
    const session = await app.inject({ method: 'POST', url: '/api/accounts/session', payload: demo });
    expect(session.statusCode).toBe(200);
    const headers = { authorization: `Bearer ${session.json().access_token}` };
    const read = async (path: string) =>
      (await app.inject({ method: 'GET', url: `/api/accounts/${path}`, headers })).json();
    expect(await read('stats')).toMatchObject({ credit_balance_total: 500, has_keys: false });
    expect(await read('ledger')).toMatchObject([
      { transaction_type: 'purchase', delta: 500, reason: 'Demonstration credits' },
    ]);
    expect(await read('billing')).toMatchObject({
      plan: 'build',
      subscription_status: 'none',
      key_status: 'new',
      credits_granted_this_cycle: 500,
      credits_used_this_cycle: 0,
    });
    expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
  });

  it('leaves the plan alone once its visitor has subscribed to another', async () => {
    await db.owner.query(
      `insert into subscription (id, user_id, plan, status, period_start, period_end, reading)
       select 'sub_demo', id, 'solo', 'active', now(), now() + interval '1 month', 1 from users where email = $1`,
      [demo.email],
    );
    await db.owner.query(`update credit_account set plan = 'solo'`);
    await seedDemonstration(db.ownerUrl, demo);
    expect(await db.owner.query('select plan from credit_account')).toEqual([{ plan: 'solo' }]);
  });
});
