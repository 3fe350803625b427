import { describe, expect, it } from 'vitest';
import { getPlan } from './plans';
import { at, BUILD, GROW, list, startStripePayments } from './testing/start-stripe-payments';
import { CHECKOUT_SESSION, CUSTOMER, PORTAL_SESSION, SUBSCRIPTION } from './testing/stripe/objects';

const { payments, stripe } = await startStripePayments();

const order = {
  customerId: CUSTOMER.id,
  userId: CUSTOMER.metadata.user_id,
  plan: getPlan('build'),
  priceId: BUILD,
  successUrl: CHECKOUT_SESSION.success_url,
  cancelUrl: CHECKOUT_SESSION.cancel_url,
};

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
    expect(await payments.openPayment(payment)).toEqual({ id: CHECKOUT_SESSION.id, url: CHECKOUT_SESSION.url });
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
