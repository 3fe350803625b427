import { describe, expect, it } from 'vitest';
import { at, JANUARY, NOVEMBER, startBillingStack } from './testing/start-billing-stack';

const stack = await startBillingStack();
const { payments, subscribe, deliverAll, createKey, overview, purchases, planMails, subscribed } = stack;

describe('a renewal', () => {
  it('grants each cycle once', async () => {
    const id = await subscribed();
    payments.renew(id, JANUARY);
    await deliverAll();
    expect(await purchases()).toEqual([
      { delta: '600', reason: 'Build plan: November 2035' },
      { delta: '600', reason: 'Build plan: December 2035' },
    ]);
    expect(await overview()).toMatchObject({
      renew_at: '2036-01-20T10:00:00.000Z',
      credit_balance: 1200,
      credits_granted_this_cycle: 600,
    });
  });

  it('at the end of each month, and across changes of the clock, belongs to the month it begins in', async () => {
    const ends = ['2036-01-31T23:30:00Z', '2036-02-29T23:30:00Z', '2036-03-31T23:30:00Z', '2036-04-30T23:30:00Z'];
    const [first = 0, second = 0, ...later] = ends.map(at);
    stack.clock.moment = new Date(first * 1000);
    await subscribe({ priceId: 'price_solo_monthly' });
    const id = payments.pay(stack.user.id, 'price_solo_monthly', first, second);
    for (const end of later) payments.renew(id, end);
    await deliverAll();
    expect((await purchases()).map(({ reason }) => reason)).toEqual([
      'Solo plan: January 2036',
      'Solo plan: February 2036',
      'Solo plan: March 2036',
    ]);
    expect(await overview()).toMatchObject({
      renew_at: '2036-04-30T23:30:00.000Z',
      credit_balance: 300,
      credits_granted_this_cycle: 100,
    });
  });

  it('that is not paid suspends, keeps the balance and grants nothing; paid, all comes back', async () => {
    const id = await subscribed();
    await createKey();
    payments.renew(id, JANUARY, { fails: true });
    await deliverAll();
    expect(await overview()).toMatchObject({
      plan: 'build',
      key_status: 'suspended',
      subscription_status: 'past_due',
      renew_at: null,
      credit_balance: 600,
      credits_granted_this_cycle: 0,
    });
    await subscribe({ priceId: 'price_grow_monthly' });
    expect(payments.opened.at(-1)).toEqual({
      customerId: payments.getCustomer(stack.user.id),
      returnUrl: 'http://localhost:4000/account',
    });

    payments.settle(id);
    await deliverAll();
    expect(await overview()).toMatchObject({
      key_status: 'active',
      subscription_status: 'active',
      credit_balance: 1200,
    });
    expect(await planMails()).toEqual([
      'Your Build plan has begun',
      'Your payment failed',
      'Your Build plan is active again',
    ]);
  });
});

describe('a change of plan', () => {
  it('upwards gives the difference at once', async () => {
    const id = await subscribed('price_solo_monthly');
    payments.upgrade(id, 'price_build_monthly', NOVEMBER[0] + 86_400);
    await deliverAll();
    expect(await purchases()).toEqual([
      { delta: '100', reason: 'Solo plan: November 2035' },
      { delta: '500', reason: 'Build plan: November 2035 (upgrade from Solo)' },
    ]);
    expect(await overview()).toMatchObject({ plan: 'build', credits_granted_this_cycle: 600 });
  });

  it('up, down and up again gives the largest once', async () => {
    const id = await subscribed('price_solo_monthly');
    for (const price of ['price_grow_monthly', 'price_solo_monthly', 'price_build_monthly', 'price_grow_monthly'])
      payments.upgrade(id, price, NOVEMBER[0] + 86_400);
    await deliverAll();
    expect(await overview()).toMatchObject({ plan: 'grow', credit_balance: 2000, credits_granted_this_cycle: 2000 });
  });

  it('downwards counts from the next renewal', async () => {
    const id = await subscribed('price_grow_monthly');
    payments.renew(id, JANUARY, { price: 'price_solo_monthly' });
    await deliverAll();
    expect(await overview()).toMatchObject({ plan: 'solo', credit_balance: 2100, credits_granted_this_cycle: 100 });
  });
});

describe('a cancellation', () => {
  it('lets the plan go on until the end of its period, then suspends and keeps the balance', async () => {
    const id = await subscribed();
    await createKey();
    payments.cancel(id);
    await deliverAll();
    expect(await overview()).toMatchObject({
      subscription_status: 'active',
      key_status: 'active',
      renew_at: null,
      ends_at: '2035-12-20T10:00:00.000Z',
    });
    payments.end(id, NOVEMBER[1]);
    await deliverAll();
    expect(await overview()).toMatchObject({
      plan: 'build',
      subscription_status: 'canceled',
      key_status: 'suspended',
      ends_at: '2035-12-20T10:00:00.000Z',
      credit_balance: 600,
    });
    expect(await planMails()).toEqual([
      'Your Build plan has begun',
      'Your Build plan is cancelled',
      'Your Build plan has ended',
    ]);
  });

  it('taken back, changes nothing', async () => {
    const id = await subscribed();
    payments.cancel(id);
    payments.reactivate(id);
    await deliverAll();
    expect(await overview()).toMatchObject({ renew_at: '2035-12-20T10:00:00.000Z', ends_at: null });
  });

  it('followed by a new subscription, is over', async () => {
    const id = await subscribed();
    payments.end(id, NOVEMBER[0] + 60);
    await deliverAll();
    await subscribed('price_solo_monthly');
    expect(await overview()).toMatchObject({ plan: 'solo', subscription_status: 'active', credit_balance: 700 });
    const [account] = await stack.db.owner.query('select status from credit_account where user_id = $1', [
      stack.user.id,
    ]);
    expect(account).toEqual({ status: 'active' });
  });
});
