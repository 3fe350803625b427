import { expect, it } from 'vitest';
import { toPaymentOutcome } from './payment-outcome';
import { CHECKOUT_SESSION, stripeEvent } from './testing';

const session = {
  ...CHECKOUT_SESSION,
  mode: 'payment',
  payment_intent: 'pi_1',
  payment_status: 'paid',
  metadata: { reference: 'purchase:1' },
};
const read = (type: string, changes: object = {}) => toPaymentOutcome(stripeEvent(type, { ...session, ...changes }));

it('names what was paid for, and the payment', () => {
  expect(read('checkout.session.completed')).toEqual({
    event: {
      id: 'evt_1MqqbKLt4dXK03v5qaIbiNCC',
      type: 'checkout.session.completed',
      createdAt: new Date('2025-11-20T10:00:01Z'),
    },
    reference: 'purchase:1',
    outcome: 'paid',
    customerId: CHECKOUT_SESSION.customer,
    paymentId: 'pi_1',
  });
});

it.each([
  ['checkout.session.completed', 'unpaid', 'processing'],
  ['checkout.session.async_payment_succeeded', 'paid', 'paid'],
  ['checkout.session.async_payment_failed', 'unpaid', 'failed'],
  ['checkout.session.expired', 'unpaid', 'expired'],
])('%s that is %s means %s', (type, payment_status, outcome) => {
  expect(read(type, { payment_status })?.outcome).toBe(outcome);
});

it.each([
  ['a subscription', 'checkout.session.completed', { mode: 'subscription' }],
  ['something without a name of ours', 'checkout.session.completed', { metadata: {} }],
  ['another kind of event', 'payment_intent.succeeded', {}],
])('says nothing about %s', (_what, type, changes) => {
  expect(read(type, changes)).toBeNull();
});
