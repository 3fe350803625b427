import { describe, expect, it } from 'vitest';
import { at, BUILD, GROW, list, startStripePayments } from './testing/start-stripe-payments';
import { CUSTOMER, SUBSCRIPTION } from './testing/stripe/objects';

const { payments, stripe } = await startStripePayments();

describe('a subscription', () => {
  const read = async (changes: object) => {
    stripe.answers = { [`GET /v1/subscriptions/${SUBSCRIPTION.id}`]: [200, { ...SUBSCRIPTION, ...changes }] };
    return payments.findSubscription(SUBSCRIPTION.id);
  };

  it('has the period of its item', async () => {
    expect(await read({})).toEqual({
      id: SUBSCRIPTION.id,
      customerId: CUSTOMER.id,
      priceId: BUILD,
      status: 'active',
      periodStart: at(1763632800),
      periodEnd: at(1766224800),
      endsAt: null,
      scheduled: null,
    });
  });

  it.each([
    ['incomplete', 'incomplete'],
    ['incomplete_expired', 'incomplete'],
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['canceled', 'canceled'],
    ['a status of the future', 'past_due'],
  ])('that is %s is %s to us', async (status, ours) => {
    expect(await read({ status })).toMatchObject({ status: ours });
  });

  it('that is cancelled says when it ends, in either way of Stripe, and when it ended', async () => {
    expect(await read({ cancel_at: 1766224800 })).toMatchObject({ endsAt: at(1766224800) });
    expect(await read({ cancel_at_period_end: true })).toMatchObject({ endsAt: at(1766224800) });
    expect(await read({ status: 'canceled', ended_at: 1765000000, cancel_at: 1766224800 })).toMatchObject({
      endsAt: at(1765000000),
    });
  });

  describe('with a schedule', () => {
    const phase = (start_date: number, end_date: number, price: unknown) => ({
      start_date,
      end_date,
      items: [{ price, quantity: 1 }],
    });
    const scheduled = (...phases: object[]) => ({
      schedule: { id: 'sub_sched_1', object: 'subscription_schedule', phases },
    });
    const present = phase(1763632800, 1766224800, BUILD);

    it('names the price that follows, and when', async () => {
      const next = phase(1766224800, 1768903200, { id: GROW, object: 'price' });
      expect(await read(scheduled(present, next))).toMatchObject({
        scheduled: { priceId: GROW, at: at(1766224800) },
      });
      expect(stripe.requests[0]?.query).toEqual({ 'expand[0]': 'schedule' });
    });

    it.each([
      ['whose next phase has the same price', scheduled(present, phase(1766224800, 1768903200, BUILD))],
      ['without another phase', scheduled(present)],
      ['whose other phase is over', scheduled(phase(1761000000, 1763632800, GROW), present)],
      ['that is only named', { schedule: 'sub_sched_1' }],
    ])('%s is followed by nothing', async (_which, changes) => {
      expect(await read(changes)).toMatchObject({ scheduled: null });
    });

    it('of a customer is read in full as well', async () => {
      stripe.answers = { 'GET /v1/subscriptions': list(SUBSCRIPTION) };
      await payments.listSubscriptions(CUSTOMER.id);
      expect(stripe.requests[0]?.query).toMatchObject({ 'expand[0]': 'data.schedule' });
    });
  });

  it('of a customer is listed as long as it is not over', async () => {
    stripe.answers = { 'GET /v1/subscriptions': list(SUBSCRIPTION) };
    expect(await payments.listSubscriptions(CUSTOMER.id)).toMatchObject([{ id: SUBSCRIPTION.id, status: 'active' }]);
    expect(stripe.requests).toMatchObject([{ query: { customer: CUSTOMER.id } }]);
  });
});

describe('keepPlan', () => {
  const path = `/v1/subscriptions/${SUBSCRIPTION.id}`;
  const callsFor = async (subscription: object) => {
    stripe.answers = {
      [`GET ${path}`]: [200, subscription],
      'POST /v1/subscription_schedules/sub_sched_1/release': [200, { id: 'sub_sched_1' }],
      [`POST ${path}`]: [200, SUBSCRIPTION],
    };
    await payments.keepPlan(SUBSCRIPTION.id);
    return stripe.requests.filter(({ call }) => call.startsWith('POST')).map(({ call, form }) => [call, form]);
  };

  it('releases the subscription from its schedule', async () => {
    expect(await callsFor({ ...SUBSCRIPTION, schedule: 'sub_sched_1' })).toEqual([
      ['POST /v1/subscription_schedules/sub_sched_1/release', {}],
    ]);
  });

  it('takes back a cancellation, in either way of Stripe', async () => {
    const end = 1766224800;
    expect(await callsFor({ ...SUBSCRIPTION, cancel_at_period_end: true, cancel_at: end })).toEqual([
      [`POST ${path}`, { cancel_at_period_end: 'false' }],
    ]);
    stripe.requests.length = 0;
    expect(await callsFor({ ...SUBSCRIPTION, cancel_at: end })).toEqual([[`POST ${path}`, { cancel_at: '' }]]);
  });

  it('changes nothing where nothing is planned', async () => {
    expect(await callsFor(SUBSCRIPTION)).toEqual([]);
  });
});
