import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user';
import { startBillingStack } from './testing/start-billing-stack';

const stack = await startBillingStack();
const { payments, subscribe, deliverAll, overview } = stack;

describe('getBillingOverview', () => {
  it('counts the whole life of an account that never subscribed', async () => {
    stack.user = await aUser(stack.db, { credits: 40 });
    const [run] = await stack.db.owner.query<{ id: string }[]>('select uuidv7() as id');
    await stack.db.owner.query(`select accounts_api.charge_v1($1, 3, 'api_action', 'email_validate', $2)`, [
      stack.user.id,
      run?.id,
    ]);
    expect(await overview()).toEqual({
      plan: 'free',
      plan_name: 'Free',
      calls_per_minute: 10,
      renew_at: null,
      ends_at: null,
      scheduled_plan: null,
      payment_failed_at: null,
      key_status: 'new',
      has_api_key: false,
      subscription_status: 'none',
      credit_balance: 37,
      credits_granted_this_cycle: 40,
      credits_used_this_cycle: 3,
    });
  });

  it('counts what was used in the cycle, less what was given back', async () => {
    stack.user = await aUser(stack.db, { credits: 40 });
    // The ledger writes the server's own time: the cycle begins before it.
    stack.clock.moment = new Date();
    const start = Math.floor(stack.clock.now().getTime() / 1000) - 60;
    await subscribe({ priceId: 'price_solo_monthly' });
    payments.pay(stack.user.id, 'price_solo_monthly', start, start + 30 * 86_400);
    await deliverAll();
    const runs = await stack.db.owner.query<{ id: string }[]>('select uuidv7() as id from generate_series(1, 2)');
    for (const { id } of runs)
      await stack.db.owner.query(`select accounts_api.charge_v1($1, 5, 'tool', 'flow-content', $2)`, [
        stack.user.id,
        id,
      ]);
    await stack.db.owner.query(`select accounts_api.refund_v1($1, 'The tool failed')`, [runs[0]?.id]);
    expect(await overview()).toMatchObject({
      plan: 'solo',
      credit_balance: 135,
      credits_granted_this_cycle: 100,
      credits_used_this_cycle: 5,
    });
  });
});
