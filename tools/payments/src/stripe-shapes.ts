import type { Checkout, Invoice, OneTimePayment, Subscription } from './state.ts';

/** A subscription as Stripe's API shows it: since 2025-03 its period belongs to its items. */
export function stripeSubscription(subscription: Subscription): object {
  const { id, customer, price, status, start, end, cancelAt, endedAt } = subscription;
  return {
    id,
    object: 'subscription',
    customer,
    status,
    currency: 'eur',
    collection_method: 'charge_automatically',
    billing_cycle_anchor: subscription.anchor,
    cancel_at: cancelAt,
    cancel_at_period_end: cancelAt !== null,
    ended_at: endedAt,
    schedule: stripeSchedule(subscription),
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: id.replace('sub_', 'si_'),
          object: 'subscription_item',
          subscription: id,
          current_period_start: start,
          current_period_end: end,
          price: { id: price, object: 'price', currency: 'eur', type: 'recurring' },
          quantity: 1,
        },
      ],
    },
    livemode: false,
    metadata: {},
  };
}

/** What follows with the next renewal, as Stripe's schedules have it. */
function stripeSchedule({ id, price, nextPrice, start, end }: Subscription): object | null {
  if (nextPrice === null) return null;
  const phase = (start_date: number, end_date: number, item: string) => ({
    start_date,
    end_date,
    items: [{ price: item, quantity: 1 }],
  });
  return {
    id: id.replace('sub_', 'sub_sched_'),
    object: 'subscription_schedule',
    subscription: id,
    current_phase: { start_date: start, end_date: end },
    phases: [phase(start, end, price), phase(end, end + (end - start), nextPrice)],
  };
}

export function stripePayment(payment: OneTimePayment): object {
  const { id, customer, amount, currency, reference, status, intent } = payment;
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    customer,
    client_reference_id: reference,
    amount_total: amount,
    currency,
    subscription: null,
    payment_intent: status === 'complete' ? intent : null,
    status,
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    livemode: false,
    metadata: { reference },
  };
}

/** What was charged and went back. */
export function stripeCharge({ id, intent, amount, currency, reference }: OneTimePayment): object {
  return {
    id: id.replace('cs_', 'ch_'),
    object: 'charge',
    amount,
    amount_refunded: amount,
    currency,
    payment_intent: intent,
    refunded: true,
    livemode: false,
    metadata: { reference },
  };
}

/** A refund that was accepted and did not reach the card. */
export function stripeFailedRefund(
  { id, intent, amount, currency }: OneTimePayment,
  metadata: Readonly<Record<string, string>>,
): object {
  return {
    id: id.replace('cs_', 're_'),
    object: 'refund',
    amount,
    currency,
    payment_intent: intent,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    metadata,
  };
}

export function stripeInvoice({ id, customer, subscription, reason, created, lines, status }: Invoice): object {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id,
    object: 'invoice',
    customer,
    status,
    created,
    currency: 'eur',
    hosted_invoice_url: null,
    billing_reason: reason,
    total,
    amount_due: total,
    amount_paid: status === 'paid' ? total : 0,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
    },
    lines: {
      object: 'list',
      has_more: false,
      data: lines.map(({ price, description, amount, start, end }, index) => ({
        id: `il_${id}_${index}`,
        object: 'line_item',
        invoice: id,
        amount,
        currency: 'eur',
        description,
        period: { start, end },
        pricing: { type: 'price_details', price_details: { price, product: `prod_${price}` } },
        parent: {
          type: 'subscription_item_details',
          subscription_item_details: { subscription, proration: reason === 'subscription_update' },
        },
        quantity: 1,
      })),
    },
    livemode: false,
    metadata: {},
  };
}

export function stripeCheckout({ id, customer, status }: Checkout, subscription: string): object {
  return {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    customer,
    subscription,
    status,
    payment_status: 'paid',
    livemode: false,
    metadata: {},
  };
}
