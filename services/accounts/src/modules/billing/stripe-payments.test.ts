import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentsUnavailableError } from './billing.errors';
import { toPaymentEvent } from './payment-event';
import { getPlan } from './plans';
import { StripePayments } from './stripe-payments';
import { type FakeStripe, startFakeStripe } from './testing/stripe/fake-stripe';
import {
  CHECKOUT_SESSION,
  CUSTOMER,
  FIRST_INVOICE,
  MISSING,
  PORTAL_SESSION,
  stripeEvent,
  SUBSCRIPTION,
  UPGRADE_INVOICE,
} from './testing/stripe/objects';

const BUILD = 'price_1MoBy5LkdIwHu7ixZhnattbh';
const GROW = 'price_1MoBy5LkdIwHu7ixGrowGrow';
const list = (...data: object[]): [number, object] => [200, { object: 'list', data, has_more: false, url: '/v1/x' }];
const at = (seconds: number) => new Date(seconds * 1000);

let stripe: FakeStripe;
let payments: StripePayments;

beforeEach(async () => {
  stripe = await startFakeStripe();
  payments = new StripePayments({
    secretKey: 'sk_test_123',
    webhookSecret: 'whsec_123',
    apiBase: stripe.url,
    portalConfiguration: 'bpc_1MAhNDLkdIwHu7ixckACO1Jq',
  });
});

afterEach(() => stripe.stop());

const order = {
  customerId: CUSTOMER.id,
  userId: CUSTOMER.metadata.user_id,
  plan: getPlan('build'),
  priceId: BUILD,
  successUrl: CHECKOUT_SESSION.success_url,
  cancelUrl: CHECKOUT_SESSION.cancel_url,
};

describe('createCustomer', () => {
  it('is the same request for the same user, whatever their address is, so that asked twice it gives the same customer', async () => {
    stripe.answers = { 'POST /v1/customers': [200, CUSTOMER] };
    expect(await payments.createCustomer({ id: CUSTOMER.metadata.user_id })).toBe(CUSTOMER.id);
    expect(stripe.requests).toMatchObject([
      {
        headers: {
          authorization: 'Bearer sk_test_123',
          'idempotency-key': `user-customer:${CUSTOMER.metadata.user_id}`,
          'stripe-version': '2026-10-28.endive',
        },
      },
    ]);
    expect(stripe.requests[0]?.form).toEqual({ 'metadata[user_id]': CUSTOMER.metadata.user_id });
  });

  it('replaces a deleted customer', async () => {
    stripe.answers = { 'POST /v1/customers': [200, CUSTOMER] };
    await payments.createCustomer({ id: CUSTOMER.metadata.user_id, insteadOf: 'cus_gone' });
    expect(stripe.requests[0]?.headers['idempotency-key']).toBe(`user-customer:${CUSTOMER.metadata.user_id}:cus_gone`);
  });
});

describe('updateCustomer', () => {
  const update = () => payments.updateCustomer({ customerId: CUSTOMER.id, email: 'lin@example.org' });

  it('sets the address of a customer that is there', async () => {
    stripe.answers = { [`POST /v1/customers/${CUSTOMER.id}`]: [200, { ...CUSTOMER, email: 'lin@example.org' }] };
    expect(await update()).toBe(true);
    expect(stripe.requests).toMatchObject([{ form: { email: 'lin@example.org' } }]);
  });

  it('says that a customer is deleted or unknown', async () => {
    stripe.answers = { [`POST /v1/customers/${CUSTOMER.id}`]: [404, MISSING] };
    expect(await update()).toBe(false);
  });

  it('is no such word when Stripe fails', async () => {
    await expect(update()).rejects.toThrow(PaymentsUnavailableError);
  });
});

describe('openCheckout', () => {
  it('opens a page for one month of the plan', async () => {
    stripe.answers = { 'GET /v1/checkout/sessions': list(), 'POST /v1/checkout/sessions': [200, CHECKOUT_SESSION] };
    expect(await payments.openCheckout(order)).toBe(CHECKOUT_SESSION.url);
    expect(stripe.requests[0]).toMatchObject({ query: { customer: CUSTOMER.id, status: 'open' } });
    expect(stripe.requests[1]).toMatchObject({
      form: {
        mode: 'subscription',
        customer: CUSTOMER.id,
        client_reference_id: CUSTOMER.metadata.user_id,
        'line_items[0][price]': BUILD,
        'line_items[0][quantity]': '1',
        success_url: CHECKOUT_SESSION.success_url,
        cancel_url: CHECKOUT_SESSION.cancel_url,
        'subscription_data[metadata][user_id]': CUSTOMER.metadata.user_id,
      },
      headers: { 'idempotency-key': expect.stringMatching(/^checkout:/) },
    });
  });

  it('uses an open page for the same price again', async () => {
    stripe.answers = { 'GET /v1/checkout/sessions': list(CHECKOUT_SESSION) };
    expect(await payments.openCheckout(order)).toBe(CHECKOUT_SESSION.url);
    expect(stripe.requests.map(({ call }) => call)).toEqual(['GET /v1/checkout/sessions']);
  });

  it('closes an open page for another price first, to prevent a double payment', async () => {
    const expire = `POST /v1/checkout/sessions/${CHECKOUT_SESSION.id}/expire`;
    stripe.answers = {
      'GET /v1/checkout/sessions': list(CHECKOUT_SESSION),
      [expire]: [200, { ...CHECKOUT_SESSION, status: 'expired', url: null }],
      'POST /v1/checkout/sessions': [200, CHECKOUT_SESSION],
    };
    await payments.openCheckout({ ...order, priceId: GROW });
    expect(stripe.requests.map(({ call }) => call)).toEqual([
      'GET /v1/checkout/sessions',
      expire,
      'POST /v1/checkout/sessions',
    ]);
  });
});

describe('openPayment', () => {
  const payment = {
    customerId: CUSTOMER.id,
    amount: 14_900,
    currency: 'usd',
    description: 'Studio Hour (60 min video)',
    reference: 'purchase:1',
    successUrl: 'http://localhost:4000/account?purchase=1',
    cancelUrl: 'http://localhost:4000/account?purchase=canceled',
    expiresAt: at(1763719200),
    idempotencyKey: 'order-1',
  };

  it('opens a page for one payment, under the key of the order', async () => {
    stripe.answers = { 'POST /v1/checkout/sessions': [200, { ...CHECKOUT_SESSION, mode: 'payment' }] };
    expect(await payments.openPayment(payment)).toBe(CHECKOUT_SESSION.url);
    expect(stripe.requests).toMatchObject([
      {
        form: {
          mode: 'payment',
          customer: CUSTOMER.id,
          client_reference_id: 'purchase:1',
          'metadata[reference]': 'purchase:1',
          'payment_intent_data[metadata][reference]': 'purchase:1',
          'line_items[0][price_data][currency]': 'usd',
          'line_items[0][price_data][unit_amount]': '14900',
          'line_items[0][price_data][product_data][name]': 'Studio Hour (60 min video)',
          'line_items[0][quantity]': '1',
          success_url: payment.successUrl,
          cancel_url: payment.cancelUrl,
          expires_at: '1763719200',
        },
        headers: { 'idempotency-key': 'payment:order-1' },
      },
    ]);
  });

  it('stays open when a plan is bought beside it', async () => {
    stripe.answers = {
      'GET /v1/checkout/sessions': list({
        ...CHECKOUT_SESSION,
        mode: 'payment',
        metadata: { reference: 'purchase:1' },
      }),
      'POST /v1/checkout/sessions': [200, CHECKOUT_SESSION],
    };
    await payments.openCheckout(order);
    expect(stripe.requests.map(({ call }) => call)).toEqual([
      'GET /v1/checkout/sessions',
      'POST /v1/checkout/sessions',
    ]);
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

describe('the billing portal', () => {
  it('comes back to the account', async () => {
    stripe.answers = { 'POST /v1/billing_portal/sessions': [200, PORTAL_SESSION] };
    const portal = { customerId: CUSTOMER.id, returnUrl: PORTAL_SESSION.return_url };
    expect(await payments.openPortal(portal)).toBe(PORTAL_SESSION.url);
    expect(stripe.requests).toMatchObject([
      {
        form: {
          customer: CUSTOMER.id,
          return_url: PORTAL_SESSION.return_url,
          configuration: PORTAL_SESSION.configuration,
        },
      },
    ]);
  });

  const change = {
    customerId: CUSTOMER.id,
    subscriptionId: SUBSCRIPTION.id,
    priceId: GROW,
    doneUrl: 'http://localhost:4000/account?checkout=success&plan=grow',
    returnUrl: 'http://localhost:4000/account',
  };

  it('confirms a change of the one item that the subscription has', async () => {
    stripe.answers = {
      [`GET /v1/subscriptions/${SUBSCRIPTION.id}`]: [200, SUBSCRIPTION],
      'POST /v1/billing_portal/sessions': [200, PORTAL_SESSION],
    };
    expect(await payments.openPlanChange(change)).toBe(PORTAL_SESSION.url);
    expect(stripe.requests[1]?.form).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': SUBSCRIPTION.id,
      'flow_data[subscription_update_confirm][items][0][id]': 'si_Na6dzxczY5fwHx',
      'flow_data[subscription_update_confirm][items][0][price]': GROW,
      'flow_data[after_completion][type]': 'redirect',
      'flow_data[after_completion][redirect][return_url]': 'http://localhost:4000/account?checkout=success&plan=grow',
      return_url: 'http://localhost:4000/account',
    });
  });

  it('is opened as a whole where Stripe confirms no change', async () => {
    const refusal = { error: { type: 'invalid_request_error', message: 'This subscription has a schedule.' } };
    stripe.answers = {
      [`GET /v1/subscriptions/${SUBSCRIPTION.id}`]: [200, SUBSCRIPTION],
      'POST /v1/billing_portal/sessions': ({ form }) =>
        'flow_data[type]' in form ? [400, refusal] : [200, PORTAL_SESSION],
    };
    expect(await payments.openPlanChange(change)).toBe(PORTAL_SESSION.url);
    expect(stripe.requests.at(-1)?.form).toMatchObject({ customer: CUSTOMER.id, return_url: change.returnUrl });
  });
});

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

describe('deleteCustomer', () => {
  it('closes open pages and deletes the customer, which ends what is paid for', async () => {
    stripe.answers = {
      'GET /v1/checkout/sessions': list(CHECKOUT_SESSION),
      [`POST /v1/checkout/sessions/${CHECKOUT_SESSION.id}/expire`]: [200, CHECKOUT_SESSION],
      [`DELETE /v1/customers/${CUSTOMER.id}`]: [200, { id: CUSTOMER.id, object: 'customer', deleted: true }],
    };
    await payments.deleteCustomer(CUSTOMER.id);
    expect(stripe.requests.at(-1)?.call).toBe(`DELETE /v1/customers/${CUSTOMER.id}`);
  });

  it('succeeds when the customer is already deleted', async () => {
    stripe.answers = { 'GET /v1/checkout/sessions': list(), [`DELETE /v1/customers/${CUSTOMER.id}`]: [404, MISSING] };
    await payments.deleteCustomer(CUSTOMER.id);
  });
});

describe('trouble', () => {
  it('of any kind is payments_unavailable', async () => {
    const unavailable = { code: 'payments_unavailable', kind: 'unavailable' };
    stripe.answers = { 'POST /v1/billing_portal/sessions': [400, MISSING] };
    const portal = { customerId: CUSTOMER.id, returnUrl: 'http://localhost:4000/account' };
    await expect(payments.openPortal(portal)).rejects.toMatchObject(unavailable);
    await stripe.stop();
    await expect(payments.openPortal(portal)).rejects.toMatchObject(unavailable);
  });

  it('of a moment is tried again, with the same key', async () => {
    const answers: readonly (readonly [number, object])[] = [
      [503, { error: { type: 'api_error', message: 'later' } }],
      [200, PORTAL_SESSION],
    ];
    let turn = 0;
    Object.defineProperty(stripe.answers, 'POST /v1/billing_portal/sessions', { get: () => answers[turn++] });
    const portal = { customerId: CUSTOMER.id, returnUrl: 'http://localhost:4000/account' };
    expect(await payments.openPortal(portal)).toBe(PORTAL_SESSION.url);
    const keys = stripe.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('an event', () => {
  const about = { customerId: CUSTOMER.id, subscriptionId: SUBSCRIPTION.id };

  it('of a paid invoice says what was paid until when, by its lines', () => {
    expect(toPaymentEvent(stripeEvent('invoice.paid', FIRST_INVOICE))).toEqual({
      id: 'evt_1MqqbKLt4dXK03v5qaIbiNCC',
      type: 'invoice.paid',
      createdAt: at(1763632801),
      ...about,
      paid: [{ priceId: BUILD, start: at(1763632800), end: at(1766224800) }],
      invoice: {
        id: FIRST_INVOICE.id,
        outcome: 'paid',
        total: 4900,
        currency: 'eur',
        createdAt: at(1763632800),
        url: null,
        lines: [{ description: '1 × Build (at €49.00 / month)', amount: 4900 }],
      },
    });
  });

  it('of an upgrade says that the new plan was paid for the rest of the same cycle', () => {
    expect(toPaymentEvent(stripeEvent('invoice.paid', UPGRADE_INVOICE))?.paid).toEqual([
      { priceId: GROW, start: at(1764928800), end: at(1766224800) },
    ]);
  });

  it.each([
    ['invoice.payment_failed', { ...FIRST_INVOICE, status: 'open' }],
    ['subscription_schedule.created', { customer: CUSTOMER.id, subscription: SUBSCRIPTION.id }],
    [
      'subscription_schedule.released',
      { customer: CUSTOMER.id, subscription: null, released_subscription: SUBSCRIPTION.id },
    ],
    ['customer.subscription.created', SUBSCRIPTION],
    ['customer.subscription.updated', SUBSCRIPTION],
    ['customer.subscription.deleted', SUBSCRIPTION],
    ['checkout.session.completed', { ...CHECKOUT_SESSION, subscription: SUBSCRIPTION.id, status: 'complete' }],
  ])('%s says whose subscription it is about, and that nothing was paid', (type, object) => {
    expect(toPaymentEvent(stripeEvent(type, object))).toMatchObject({ ...about, paid: [] });
  });

  it.each([
    ['invoice.paid', { ...FIRST_INVOICE, parent: null }],
    ['checkout.session.completed', { ...CHECKOUT_SESSION, mode: 'payment' }],
    ['payment_intent.succeeded', {}],
  ])('%s that is about no subscription is none of ours', (type, object) => {
    expect(toPaymentEvent(stripeEvent(type, object))).toBeNull();
  });

  it('in a shape that we do not know is an error, and so comes again', () => {
    expect(() => toPaymentEvent(stripeEvent('customer.subscription.updated', { id: 7 }))).toThrow();
  });
});
