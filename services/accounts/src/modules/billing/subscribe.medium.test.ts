import { describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/a-user';
import { NOVEMBER, startBillingStack } from './testing/start-billing-stack';

const stack = await startBillingStack();
const { payments, subscribe, deliverAll, openPortal, overview, subscribed } = stack;

describe('subscribe', () => {
  it('opens a checkout that comes back to the account page, and changes nothing by itself', async () => {
    const answer = await subscribe({ priceId: 'price_build_monthly', quantity: 1 });
    expect(answer.json()).toEqual({ url: expect.stringMatching(/^https:\/\/pay\.example\/checkout/) });
    expect(payments.opened.at(-1)).toMatchObject({
      userId: stack.user.id,
      priceId: 'price_build_monthly',
      successUrl: 'http://localhost:4000/account?checkout=success&plan=build',
      cancelUrl: 'http://localhost:4000/account?checkout=canceled',
    });
    expect(await overview()).toMatchObject({ plan: 'free', subscription_status: 'none', credit_balance: 0 });
  });

  it('has one customer per user, however many tabs ask', async () => {
    await Promise.all(Array.from({ length: 15 }, () => subscribe({ priceId: 'price_solo_monthly' })));
    const rows = await stack.db.owner.query('select customer_id from payment_customer where user_id = $1', [
      stack.user.id,
    ]);
    expect(rows).toEqual([{ customer_id: payments.getCustomer(stack.user.id) }]);
  });

  it('refuses a price of nothing, and another quantity', async () => {
    expect((await subscribe({ priceId: 'price_of_nothing' })).json()).toMatchObject({
      status: 422,
      code: 'price_unknown',
    });
    expect((await subscribe({ priceId: 'price_solo_monthly', quantity: 2 })).statusCode).toBe(422);
  });

  it('refuses the key of another user', async () => {
    const stranger = await aUser(stack.db);
    const created = await stack.app.inject({
      method: 'POST',
      url: '/api/accounts/keys',
      headers: stack.app.as(stranger),
      payload: {},
    });
    const { kid } = created.json().key;
    expect((await subscribe({ priceId: 'price_solo_monthly', kid })).json()).toMatchObject({
      status: 404,
      code: 'key_not_found',
    });
    stack.user = stranger;
    expect((await subscribe({ priceId: 'price_solo_monthly', kid })).statusCode).toBe(200);
  });

  it('says so when the provider is away', async () => {
    payments.away = true;
    expect((await subscribe({ priceId: 'price_solo_monthly' })).json()).toMatchObject({
      status: 503,
      code: 'payments_unavailable',
    });
  });

  it('refuses the plan that is paid for, also before its events have arrived', async () => {
    await subscribe({ priceId: 'price_build_monthly' });
    payments.pay(stack.user.id, 'price_build_monthly', ...NOVEMBER);
    expect((await subscribe({ priceId: 'price_build_monthly' })).json()).toMatchObject({
      status: 409,
      code: 'plan_is_current',
    });
    expect(await overview()).toMatchObject({ plan: 'build', subscription_status: 'active' });
  });

  it('begins anew with a provider that has forgotten the customer', async () => {
    await subscribed();
    const former = payments.getCustomer(stack.user.id);
    await payments.deleteCustomer(former);
    expect((await subscribe({ priceId: 'price_build_monthly' })).statusCode).toBe(200);
    expect(payments.getCustomer(stack.user.id)).not.toBe(former);
    expect(payments.opened.at(-1)).toMatchObject({ customerId: payments.getCustomer(stack.user.id) });
    expect(await overview()).toMatchObject({ subscription_status: 'canceled', credit_balance: 600 });
    await deliverAll();
    expect(await overview()).toMatchObject({ subscription_status: 'canceled', credit_balance: 600 });
  });

  it('leaves connections to other customers while the provider is slow', async () => {
    let answered = 0;
    const answersTake = vi.fn(() => 3_000);
    payments.answersTake = answersTake;
    const asked = Array.from({ length: 15 }, () =>
      subscribe({ priceId: 'price_solo_monthly' }).finally(() => (answered += 1)),
    );
    await expect.poll(() => answersTake.mock.calls.length).toBeGreaterThan(0);
    expect(await overview()).toMatchObject({ plan: 'free' });
    expect(answered).toBe(0);
    payments.answersTake = () => 0;
    for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(200);
  });

  it('changes the plan of a subscription, instead of selling a second one', async () => {
    const subscriptionId = await subscribed('price_solo_monthly');
    await subscribe({ priceId: 'price_grow_monthly' });
    expect(payments.opened.at(-1)).toMatchObject({
      subscriptionId,
      priceId: 'price_grow_monthly',
      doneUrl: 'http://localhost:4000/account?checkout=success&plan=grow',
      returnUrl: 'http://localhost:4000/account',
    });
  });

  it('sells the plan of a subscription that has ended', async () => {
    const id = await subscribed();
    payments.end(id, NOVEMBER[1]);
    await deliverAll();
    await subscribe({ priceId: 'price_build_monthly' });
    expect(payments.opened.at(-1)).toHaveProperty('successUrl');
  });
});

describe('openBillingPortal', () => {
  it('is for those who have paid for something', async () => {
    await subscribe({ priceId: 'price_solo_monthly' });
    expect((await openPortal()).json()).toMatchObject({ status: 409, code: 'no_subscription' });
    await subscribed();
    expect((await openPortal()).json()).toEqual({ url: expect.stringContaining('/portal/') });
  });
});
