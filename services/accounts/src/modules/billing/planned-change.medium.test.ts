import { describe, expect, it } from 'vitest';
import { JANUARY, NOVEMBER, startBillingStack } from './testing/start-billing-stack';

const stack = await startBillingStack();
const { payments, deliver, deliverAll, overview, planMails, subscribed } = stack;
const keep = () =>
  stack.app.inject({ method: 'POST', url: '/api/accounts/billing/keep', headers: stack.app.as(stack.user) });

const SOLO = 'price_solo_monthly';
const BEGUN = 'Your Build plan has begun';
const CHANGES = 'Your plan changes to Solo on 20 December 2035';
const KEPT = 'You keep your Build plan';
const planned = { slug: 'solo', label: 'Solo', at: '2035-12-20T10:00:00.000Z' };

/** The user's subscription, which becomes Solo with its next cycle. */
async function plannedForSolo(): Promise<string> {
  const id = await subscribed();
  payments.schedule(id, SOLO);
  await deliverAll();
  return id;
}

describe('a planned change', () => {
  it('stands in the overview with its day, and in a mail, until it happens', async () => {
    const id = await plannedForSolo();
    expect(await overview()).toMatchObject({ plan: 'build', scheduled_plan: planned });

    payments.renew(id, JANUARY);
    await deliverAll();
    expect(await overview()).toMatchObject({ plan: 'solo', scheduled_plan: null });
    expect(await planMails()).toEqual([BEGUN, CHANGES, 'Your Solo plan has begun']);
  });

  it('is stored for every order of its events', async () => {
    const id = await subscribed();
    payments.cancel(id);
    payments.reactivate(id);
    payments.schedule(id, 'price_grow_monthly');
    payments.schedule(id, SOLO);
    for (const event of payments.events.splice(0).toReversed()) await deliver(event);
    expect(await overview()).toMatchObject({ ends_at: null, scheduled_plan: planned });
    expect(await planMails()).toEqual([BEGUN, CHANGES]);
  });

  it('is taken back at the provider, at once and with one mail', async () => {
    const id = await plannedForSolo();
    expect((await keep()).json()).toMatchObject({ plan: 'build', scheduled_plan: null });
    expect(payments.subscription(id).next).toBeNull();
    expect((await keep()).statusCode).toBe(200);
    await deliverAll();
    expect(await overview()).toMatchObject({ plan: 'build', scheduled_plan: null });
    expect(await planMails()).toEqual([BEGUN, CHANGES, KEPT]);
  });

  it('that was cancelled is not restored by an older response', async () => {
    const id = await subscribed();
    payments.schedule(id, SOLO);
    const held = payments.holdAnswers();
    const late = payments.events.splice(0).map(deliver);
    await held.untilAsked();
    expect((await keep()).statusCode).toBe(200);
    held.release();
    await Promise.all(late);
    expect(await overview()).toMatchObject({ scheduled_plan: null });
  });

  it('stays as it is when the provider is away', async () => {
    await plannedForSolo();
    payments.away = true;
    expect((await keep()).json()).toMatchObject({ status: 503, code: 'payments_unavailable' });
    expect(await overview()).toMatchObject({ scheduled_plan: planned });
  });
});

describe('keepPlan', () => {
  it('takes back a cancellation', async () => {
    const id = await subscribed();
    payments.cancel(id);
    await deliverAll();
    expect((await keep()).json()).toMatchObject({ ends_at: null, renew_at: '2035-12-20T10:00:00.000Z' });
    expect(await planMails()).toEqual([BEGUN, 'Your Build plan is cancelled', KEPT]);
  });

  it('is refused to users without a subscription, or whose subscription is over', async () => {
    expect((await keep()).json()).toMatchObject({ status: 409, code: 'no_subscription' });
    const id = await subscribed();
    payments.end(id, NOVEMBER[0] + 60);
    await deliverAll();
    expect((await keep()).json()).toMatchObject({ status: 409, code: 'no_subscription' });
  });
});

describe('an upgrade', () => {
  it('is told in a mail, once', async () => {
    const id = await subscribed(SOLO);
    payments.upgrade(id, 'price_build_monthly', NOVEMBER[0] + 86_400);
    const events = payments.events.splice(0);
    for (const event of [...events, ...events]) await deliver(event);
    expect(await planMails()).toEqual(['Your Solo plan has begun', 'You are on the Build plan now']);
  });
});
