import { setTimeout as pause } from 'node:timers/promises';
import type { Principal } from '@declic/nest-kit';
import { startTestDatabase, type TestApp, type TestDatabase } from '@declic/nest-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../database/data-source';
import { aUser } from '../../testing/a-user';
import { BillingExport } from './billing-export';
import { BillingService } from './billing.service';
import { PLANS } from './plans';
import { createBillingApp } from './testing/create-billing-app';
import { FakePayments } from './testing/fake-payments';
import { anEvent, deliveryOf, type ProviderEvent } from './testing/stripe-events';

// In a future in which no session has ended yet.
const at = (text: string) => Date.parse(text) / 1000;
const NOVEMBER = [at('2035-11-20T10:00:00Z'), at('2035-12-20T10:00:00Z')] as const;
const JANUARY = at('2036-01-20T10:00:00Z');

let db: TestDatabase;
let app: TestApp;
let payments: FakePayments;
let now: Date;
let user: Principal;

beforeAll(async () => {
  db = await startTestDatabase(database);
  payments = new FakePayments();
  app = await createBillingApp(db, payments, () => now);
});

afterAll(async () => {
  await app.close();
  await db.stop();
});

beforeEach(async () => {
  now = new Date('2035-11-20T10:00:00Z');
  payments.away = false;
  payments.events.length = 0;
  user = await aUser(db);
});

afterEach(async () => {
  expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
});

const subscribe = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/accounts/billing/subscribe', headers: app.as(user), payload });
const portal = () => app.inject({ method: 'POST', url: '/api/accounts/billing/portal', headers: app.as(user) });
const overview = async () =>
  (await app.inject({ method: 'GET', url: '/api/accounts/billing', headers: app.as(user) })).json();
const purchases = async () =>
  db.owner.query<{ delta: string; reason: string }[]>(
    `select delta, reason from ledger_entry where user_id = $1 and transaction_type = 'purchase' order by seq`,
    [user.id],
  );
const deliver = (event: ProviderEvent) => app.inject(deliveryOf(event, payments.webhookSecret, now));
/** One after the other, each with its mails, as days lie between them: jobs that wait together have no order. */
const deliverAll = async () => {
  for (const event of payments.events.splice(0)) {
    expect((await deliver(event)).statusCode).toBe(200);
    await app.runJobs();
  }
};
const mailsTo = async () => {
  await app.runJobs();
  return app.mails.filter(({ to }) => to === user.email).map(({ subject }) => subject);
};

/** A user who just paid for a plan, whose events have arrived. */
async function subscribed(price = 'price_build_monthly'): Promise<string> {
  await subscribe({ priceId: price });
  const id = payments.pay(user.id, price, ...NOVEMBER);
  await deliverAll();
  return id;
}

describe('listPlans', () => {
  it('shows everybody the plans of the specification, in order', async () => {
    const plans = (await app.inject({ method: 'GET', url: '/api/accounts/plans' })).json();
    expect(
      plans.map((plan: Record<string, unknown>) => [
        plan['slug'],
        plan['priceMonthly'],
        plan['creditsMonthly'],
        plan['priceId'],
      ]),
    ).toEqual([
      ['free', 0, 0, null],
      ['solo', 9, 100, 'price_solo_monthly'],
      ['build', 49, 600, 'price_build_monthly'],
      ['grow', 159, 2000, 'price_grow_monthly'],
      ['scale', 449, 6000, 'price_scale_monthly'],
    ]);
    expect(plans.filter(({ recommended }: { recommended: boolean }) => recommended)).toMatchObject([{ slug: 'build' }]);
  });

  it('names the credits that the database grants', async () => {
    const rows = await db.owner.query('select plan as slug, credits from plan_credits order by credits');
    expect(rows).toEqual(PLANS.slice(1).map(({ slug, creditsMonthly }) => ({ slug, credits: creditsMonthly })));
  });
});

describe('getBillingOverview', () => {
  it('counts the whole life of an account that never subscribed', async () => {
    user = await aUser(db, { credits: 40 });
    const [run] = await db.owner.query<{ id: string }[]>('select uuidv7() as id');
    await db.owner.query(`select charge($1, 3, 'api_action', 'email_validate', $2)`, [user.id, run?.id]);
    expect(await overview()).toEqual({
      plan: 'free',
      plan_name: 'Free',
      renew_at: null,
      ends_at: null,
      key_status: 'new',
      has_api_key: false,
      subscription_status: 'none',
      credit_balance: 37,
      credits_granted_this_cycle: 40,
      credits_used_this_cycle: 3,
    });
  });

  it('counts what was used in the cycle, less what was given back', async () => {
    user = await aUser(db, { credits: 40 });
    // The ledger writes the server's own time: the cycle begins before it.
    now = new Date();
    const start = Math.floor(now.getTime() / 1000) - 60;
    await subscribe({ priceId: 'price_solo_monthly' });
    payments.pay(user.id, 'price_solo_monthly', start, start + 30 * 86_400);
    await deliverAll();
    const runs = await db.owner.query<{ id: string }[]>('select uuidv7() as id from generate_series(1, 2)');
    for (const { id } of runs) await db.owner.query(`select charge($1, 5, 'tool', 'flow-content', $2)`, [user.id, id]);
    await db.owner.query(`select refund($1, 'The tool failed')`, [runs[0]?.id]);
    expect(await overview()).toMatchObject({
      plan: 'solo',
      credit_balance: 135,
      credits_granted_this_cycle: 100,
      credits_used_this_cycle: 5,
    });
  });
});

describe('subscribe', () => {
  it('opens a checkout that comes back to the account page, and changes nothing by itself', async () => {
    const answer = await subscribe({ priceId: 'price_build_monthly', quantity: 1 });
    expect(answer.json()).toEqual({ url: expect.stringMatching(/^https:\/\/pay\.example\/checkout/) });
    expect(payments.opened.at(-1)).toMatchObject({
      userId: user.id,
      priceId: 'price_build_monthly',
      successUrl: 'http://localhost:4000/account?checkout=success&plan=build',
      cancelUrl: 'http://localhost:4000/account?checkout=canceled',
    });
    expect(await overview()).toMatchObject({ plan: 'free', subscription_status: 'none', credit_balance: 0 });
  });

  it('has one customer per user, however many tabs ask', async () => {
    await Promise.all(Array.from({ length: 15 }, () => subscribe({ priceId: 'price_solo_monthly' })));
    const rows = await db.owner.query('select customer_id from payment_customer where user_id = $1', [user.id]);
    expect(rows).toEqual([{ customer_id: payments.customerOf(user.id) }]);
  });

  it('refuses a price of nothing, and another quantity', async () => {
    expect((await subscribe({ priceId: 'price_of_nothing' })).json()).toMatchObject({
      status: 422,
      code: 'price_unknown',
    });
    expect((await subscribe({ priceId: 'price_solo_monthly', quantity: 2 })).statusCode).toBe(422);
  });

  it("refuses somebody else's key", async () => {
    const stranger = await aUser(db);
    const created = await app.inject({
      method: 'POST',
      url: '/api/accounts/keys',
      headers: app.as(stranger),
      payload: {},
    });
    const { kid } = created.json().key;
    expect((await subscribe({ priceId: 'price_solo_monthly', kid })).json()).toMatchObject({
      status: 404,
      code: 'key_not_found',
    });
    user = stranger;
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
    payments.pay(user.id, 'price_build_monthly', ...NOVEMBER);
    expect((await subscribe({ priceId: 'price_build_monthly' })).json()).toMatchObject({
      status: 409,
      code: 'plan_is_current',
    });
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
    expect((await portal()).json()).toMatchObject({ status: 409, code: 'no_subscription' });
    await subscribed();
    expect((await portal()).json()).toEqual({ url: expect.stringContaining('/portal/') });
  });
});

describe('an event', () => {
  it('brings the plan and its credits, and a mail', async () => {
    await subscribed();
    expect(await purchases()).toEqual([{ delta: '600', reason: 'Build plan: November 2035' }]);
    expect(await overview()).toMatchObject({
      plan: 'build',
      plan_name: 'Build',
      subscription_status: 'active',
      renew_at: '2035-12-20T10:00:00.000Z',
      ends_at: null,
      credits_granted_this_cycle: 600,
    });
    expect(await mailsTo()).toEqual(['Your Build plan has begun']);
    expect(app.mails.findLast(({ to }) => to === user.email)?.text).toContain('600 credits every month');
  });

  it('has its effect once, however often it comes, also at once', async () => {
    await subscribe({ priceId: 'price_build_monthly' });
    payments.pay(user.id, 'price_build_monthly', ...NOVEMBER);
    const events = payments.events.splice(0);
    const answers = await Promise.all([...events, ...events, ...events].map(deliver));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await purchases()).toHaveLength(1);
    expect(await mailsTo()).toEqual(['Your Build plan has begun']);
    const stored = await db.owner.query('select id from payment_event where user_id = $1', [user.id]);
    expect(stored).toHaveLength(events.length);
  });

  it('of a cycle long past grants that cycle, and disturbs nothing', async () => {
    const id = await subscribed();
    payments.renew(id, JANUARY);
    const [late, ...others] = payments.events.splice(0);
    payments.renew(id, at('2036-02-20T10:00:00Z'));
    payments.cancel(id);
    for (const event of [...others, ...payments.events.splice(0)]) await deliver(event);
    const before = await overview();
    if (late) await deliver(late);
    expect(await overview()).toEqual({ ...before, credit_balance: before.credit_balance + 600 });
    expect((await purchases()).map(({ reason }) => reason)).toEqual([
      'Build plan: November 2035',
      'Build plan: January 2036',
      'Build plan: December 2035',
    ]);
  });

  it('is refused with a wrong signature, none, another body, or an old one', async () => {
    await subscribe({ priceId: 'price_build_monthly' });
    payments.pay(user.id, 'price_build_monthly', ...NOVEMBER);
    const [event] = payments.events.filter(({ type }) => type === 'invoice.paid');
    if (!event) throw new Error('Nothing was paid.');
    const good = deliveryOf(event, payments.webhookSecret, now);
    const forged = [
      deliveryOf(event, 'whsec_another', now),
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, payload: good.payload.replace('4900', '9900') },
      { ...good, payload: `${good.payload} ` },
      deliveryOf(event, payments.webhookSecret, new Date(now.getTime() - 301_000)),
    ];
    for (const request of forged)
      expect((await app.inject(request)).json()).toMatchObject({ status: 400, code: 'signature_invalid' });
    expect(await purchases()).toEqual([]);
    expect((await app.inject(good)).statusCode).toBe(200);
  });

  it('is taken within five minutes, and not believed later', async () => {
    const event = anEvent('product.created', {}, NOVEMBER[0]);
    const sent = new Date(now.getTime() - 299_000);
    expect((await app.inject(deliveryOf(event, payments.webhookSecret, sent))).statusCode).toBe(200);
  });

  it('whose answer from the provider is overtaken by a newer one changes nothing any more', async () => {
    const id = await subscribed();
    payments.cancel(id);
    payments.answersTake = () => 300;
    const slow = payments.events.splice(0).map(deliver);
    await pause(100);
    payments.answersTake = () => 0;
    payments.end(id, NOVEMBER[1]);
    await deliverAll();
    for (const { statusCode } of await Promise.all(slow)) expect(statusCode).toBe(200);
    expect(await overview()).toMatchObject({ subscription_status: 'canceled' });
  });

  it('of no interest, or of nobody we know, is answered all the same', async () => {
    const foreign = { id: 'sub_x', object: 'subscription', customer: 'cus_nobody' };
    for (const event of [anEvent('customer.created', {}, 1), anEvent('customer.subscription.updated', foreign, 1)])
      expect((await deliver(event)).json()).toEqual({ received: true });
    const oneTime = { object: 'checkout.session', customer: 'cus_nobody', subscription: null, mode: 'payment' };
    expect((await deliver(anEvent('checkout.session.completed', oneTime, 1))).statusCode).toBe(200);
  });

  it('is asked for again while the provider cannot say how things stand', async () => {
    await subscribe({ priceId: 'price_build_monthly' });
    payments.pay(user.id, 'price_build_monthly', ...NOVEMBER);
    payments.away = true;
    for (const event of payments.events)
      expect((await deliver(event)).json()).toMatchObject({ status: 503, code: 'payments_unavailable' });
    expect(await purchases()).toEqual([]);
    payments.away = false;
    await deliverAll();
    expect(await purchases()).toHaveLength(1);
  });
});

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

  it('that is not paid suspends, keeps the balance and grants nothing; paid, all comes back', async () => {
    const id = await subscribed();
    await app.inject({ method: 'POST', url: '/api/accounts/keys', headers: app.as(user), payload: {} });
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
      customerId: payments.customerOf(user.id),
      returnUrl: 'http://localhost:4000/account',
    });

    payments.settle(id);
    await deliverAll();
    expect(await overview()).toMatchObject({
      key_status: 'active',
      subscription_status: 'active',
      credit_balance: 1200,
    });
    expect(await mailsTo()).toEqual([
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
    await app.inject({ method: 'POST', url: '/api/accounts/keys', headers: app.as(user), payload: {} });
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
    expect(await mailsTo()).toEqual([
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
    const [account] = await db.owner.query('select status from credit_account where user_id = $1', [user.id]);
    expect(account).toEqual({ status: 'active' });
  });
});

describe('endSubscription', () => {
  it('ends everything at the provider, and can be repeated', async () => {
    const id = await subscribed();
    const billing = app.nest.get(BillingService);
    await billing.endSubscription(user.id);
    await billing.endSubscription(user.id);
    expect(payments.subscription(id).status).toBe('canceled');
    expect(await overview()).toMatchObject({ subscription_status: 'canceled' });
    await deliverAll();
  });

  it('refuses while the provider is away, and changes nothing', async () => {
    await subscribed();
    payments.away = true;
    await expect(app.nest.get(BillingService).endSubscription(user.id)).rejects.toMatchObject({
      code: 'payments_unavailable',
    });
    expect(await overview()).toMatchObject({ subscription_status: 'active' });
  });

  it('of somebody who never paid is nothing', async () => {
    await app.nest.get(BillingService).endSubscription(user.id);
  });
});

describe('what is kept', () => {
  it('is in the export, and goes with the user', async () => {
    await subscribed();
    const file = await app.nest.get(BillingExport).exportFor(user.id);
    expect(file).toMatchObject({
      subscriptions: [{ plan: 'build' }],
      cycles: [{ granted: 600 }],
      customers: [{ provider: 'local' }],
    });
    expect(JSON.stringify(file)).not.toContain(user.email);
    const left = await db.owner.transaction(async (manager) => {
      await manager.query('alter table credit_account drop constraint if exists credit_account_user_id_fkey');
      await manager.query('delete from users where id = $1', [user.id]);
      return manager.query(
        `select id from subscription where user_id = $1 union all select id from payment_event where user_id = $1`,
        [user.id],
      );
    });
    expect(left).toEqual([]);
  });
});

describe('the service itself', () => {
  it('cannot give credits but those of a plan, once per cycle', async () => {
    const id = await subscribed('price_solo_monthly');
    const asService = (statement: string, values: unknown[]) => db.dataSource.query(statement, values);
    await expect(asService(`select grant_credits($1, 1000000, 'x', 'x')`, [user.id])).rejects.toThrow(
      'permission denied',
    );
    await expect(asService('update plan_credits set credits = 1000000', [])).rejects.toThrow('permission denied');
    await expect(asService('delete from billing_cycle', [])).rejects.toThrow('permission denied');
    await expect(asService(`select grant_cycle($1, 'scale', now(), now() + interval '2 years')`, [id])).rejects.toThrow(
      'a cycle is a month',
    );
    await expect(
      asService(`select grant_cycle('sub_unknown', 'scale', now(), now() + interval '1 month')`, []),
    ).rejects.toThrow('no subscription');
    for (let round = 0; round < 3; round++)
      await asService(`select grant_cycle($1, 'solo', to_timestamp($2), to_timestamp($3))`, [id, ...NOVEMBER]);
    expect(await purchases()).toHaveLength(1);
  });
});
