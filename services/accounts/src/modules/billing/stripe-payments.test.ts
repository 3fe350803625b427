import { describe, expect, it, vi } from 'vitest';
import { PaymentsUnavailableError } from '@declic/payments';
import { list, startStripePayments, stripePaymentsAt } from './testing/start-stripe-payments';
import { startFakeStripe } from '@declic/payments/testing';
import { CHECKOUT_SESSION, CUSTOMER, MISSING, PORTAL_SESSION } from './testing/stripe/objects';

const { payments, stripe } = await startStripePayments();

describe('createCustomer', () => {
  it('is the same request for the same user with any address, so a repeated request gives the same customer', async () => {
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
    const gone = await startFakeStripe();
    await gone.stop();
    await expect(stripePaymentsAt(gone.url).openPortal(portal)).rejects.toMatchObject(unavailable);
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

  it('that lasts is answered without asking Stripe again, until one request is answered', async () => {
    const patient = stripePaymentsAt(stripe.url);
    const portal = { customerId: CUSTOMER.id, returnUrl: 'http://localhost:4000/account' };
    const call = 'POST /v1/billing_portal/sessions';
    stripe.answers = { [call]: [500, { error: { type: 'api_error', message: 'down' } }] };
    vi.useFakeTimers({ toFake: ['Date'] });
    const refused = () => expect(patient.openPortal(portal)).rejects.toThrow(PaymentsUnavailableError);
    await Promise.all(Array.from({ length: 5 }, refused));
    const asked = stripe.requests.length;
    await refused();
    expect(stripe.requests).toHaveLength(asked);
    stripe.answers = { [call]: [200, PORTAL_SESSION] };
    vi.advanceTimersByTime(5_000);
    expect(await patient.openPortal(portal)).toBe(PORTAL_SESSION.url);
    vi.useRealTimers();
  });

  it('with a request of ours does not stop the next one', async () => {
    const careless = stripePaymentsAt(stripe.url);
    const portal = { customerId: CUSTOMER.id, returnUrl: 'http://localhost:4000/account' };
    stripe.answers = { 'POST /v1/billing_portal/sessions': [400, MISSING] };
    for (let time = 0; time < 6; time++)
      await expect(careless.openPortal(portal)).rejects.toThrow(PaymentsUnavailableError);
    expect(stripe.requests).toHaveLength(6);
  });
});
