import { describe, expect, it } from 'vitest';
import { toPaymentEvent } from './payment-event';
import { at, BUILD, GROW } from './testing/start-stripe-payments';
import {
  CHECKOUT_SESSION,
  CUSTOMER,
  FIRST_INVOICE,
  stripeEvent,
  SUBSCRIPTION,
  UPGRADE_INVOICE,
} from './testing/stripe/objects';

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
