import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';

/** A subscription as a test's provider has it; times in seconds, as Stripe counts. */
export interface ProviderSubscription {
  readonly id: string;
  readonly customer: string;
  price: string;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  start: number;
  end: number;
  cancel_at: number | null;
  ended_at: number | null;
  /** The price that follows with the next renewal. */
  next: string | null;
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: object };
}

/** A subscription in Stripe's shape, with what we read of it and a few things that we do not. */
export function stripeSubscription({
  id,
  customer,
  price,
  status,
  start,
  end,
  cancel_at,
  ended_at,
  next,
}: ProviderSubscription) {
  return {
    id,
    object: 'subscription',
    customer,
    status,
    cancel_at,
    cancel_at_period_end: cancel_at === end,
    canceled_at: cancel_at,
    ended_at,
    schedule: next === null ? null : stripeSchedule(id, { price, next, start, end }),
    items: {
      object: 'list',
      data: [
        {
          id: `si_${id}`,
          object: 'subscription_item',
          current_period_start: start,
          current_period_end: end,
          price: { id: price, object: 'price', currency: 'eur', recurring: { interval: 'month' } },
          quantity: 1,
        },
      ],
    },
    metadata: {},
  };
}

function stripeSchedule(
  id: string,
  { price, next, start, end }: { price: string; next: string; start: number; end: number },
) {
  const phase = (start_date: number, end_date: number, phasePrice: string) => ({
    start_date,
    end_date,
    items: [{ price: phasePrice, quantity: 1 }],
  });
  return {
    id: id.replace('sub_', 'sub_sched_'),
    object: 'subscription_schedule',
    current_phase: { start_date: start, end_date: end },
    phases: [phase(start, end, price), phase(end, 2 * end - start, next)],
  };
}

/** A line of an invoice; a proration covers a part of a cycle, and one that gives back has a negative sum. */
export interface InvoiceLine {
  readonly price: string;
  readonly amount: number;
  readonly start: number;
  readonly end: number;
}

export function stripeInvoice(subscription: ProviderSubscription, reason: string, lines: readonly InvoiceLine[]) {
  return {
    id: `in_${randomUUID()}`,
    object: 'invoice',
    billing_reason: reason,
    customer: subscription.customer,
    currency: 'eur',
    created: subscription.start,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    hosted_invoice_url: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: subscription.id },
    },
    lines: {
      object: 'list',
      has_more: false,
      data: lines.map(({ price, amount, start, end }) => ({
        id: `il_${randomUUID()}`,
        object: 'line_item',
        amount,
        description: `One month at ${price}`,
        currency: 'eur',
        period: { start, end },
        pricing: { type: 'price_details', price_details: { price, product: 'prod_plan' }, unit_amount_decimal: '0' },
      })),
    },
  };
}

export function anEvent(type: string, object: object, created: number): ProviderEvent {
  return { id: `evt_${randomUUID()}`, type, created, data: { object } };
}

/** The request in which a provider delivers an event. */
export function signDelivery(event: ProviderEvent, secret: string, at: Date) {
  const payload = JSON.stringify({ object: 'event', api_version: '2026-10-28.endive', livemode: false, ...event });
  const timestamp = Math.floor(at.getTime() / 1000);
  return {
    method: 'POST' as const,
    url: '/api/accounts/payments/webhook',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    },
    payload,
  };
}
