import { afterAll, beforeEach, expect, it } from 'vitest';
import { StripeOneTimePayments } from './stripe-one-time-payments';
import { CHECKOUT_SESSION, startFakeStripe } from './testing';

const stripe = await startFakeStripe();
const payments = new StripeOneTimePayments({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: stripe.url });
const REFUSED = { error: { type: 'invalid_request_error', message: 'This page is not open.' } };

afterAll(() => stripe.stop());
beforeEach(() => {
  stripe.requests.length = 0;
  stripe.answers = {};
});

it('opens a page for a buyer without an account', async () => {
  stripe.answers = { 'POST /v1/checkout/sessions': [200, { ...CHECKOUT_SESSION, mode: 'payment' }] };

  const page = await payments.openPayment({
    customerId: null,
    customerEmail: 'ada@example.org',
    amount: 4_900,
    currency: 'eur',
    description: 'Billet premium',
    reference: 'workshop:1',
    successUrl: 'http://localhost:4000/workshops/booking-paid',
    cancelUrl: 'http://localhost:4000/workshops/1',
    expiresAt: new Date(1_763_719_200_000),
    idempotencyKey: 'seat-1',
  });

  expect(page).toEqual({ id: CHECKOUT_SESSION.id, url: CHECKOUT_SESSION.url });
  expect(stripe.requests[0]).toMatchObject({
    form: { customer_email: 'ada@example.org', 'metadata[reference]': 'workshop:1' },
    headers: { 'idempotency-key': 'payment:seat-1' },
  });
  expect(stripe.requests[0]?.form).not.toHaveProperty('customer');
});

it('closes a page, and takes it that one which was paid cannot be closed', async () => {
  const close = `POST /v1/checkout/sessions/${CHECKOUT_SESSION.id}/expire`;
  stripe.answers = { [close]: [400, REFUSED] };
  await payments.closePayment(CHECKOUT_SESSION.id);
  expect(stripe.requests.map(({ call }) => call)).toEqual([close]);

  stripe.answers = {};
  await expect(payments.closePayment(CHECKOUT_SESSION.id)).rejects.toMatchObject({ code: 'payments_unavailable' });
});

it('refunds a payment once for each attempt; one that went back already is no error', async () => {
  const refund = { paymentId: 'pi_1', reference: 'workshop:1', attempt: 2 };
  stripe.answers = { 'POST /v1/refunds': [200, { id: 're_1', object: 'refund', status: 'succeeded' }] };
  await payments.refundPayment(refund);
  expect(stripe.requests[0]).toMatchObject({
    form: { payment_intent: 'pi_1', 'metadata[reference]': 'workshop:1', 'metadata[attempt]': '2' },
    headers: { 'idempotency-key': 'refund:workshop:1:2' },
  });

  const done = { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Done.' } };
  stripe.answers = { 'POST /v1/refunds': [400, done] };
  await payments.refundPayment(refund);
});

it.each([
  ['refuses, tells so', 400, 'charge_disputed', { name: 'RefundRefusedError', message: 'charge_disputed' }],
  ['has another call under the same key, asks to try again', 409, 'lock_timeout', { code: 'payments_unavailable' }],
])('when Stripe %s', async (_what, status, code, error) => {
  const answer = { error: { type: 'invalid_request_error', code, message: 'No.' } };
  stripe.answers = { 'POST /v1/refunds': [status, answer] };

  const refund = payments.refundPayment({ paymentId: 'pi_1', reference: 'workshop:1', attempt: 1 });

  await expect(refund).rejects.toMatchObject(error);
});
