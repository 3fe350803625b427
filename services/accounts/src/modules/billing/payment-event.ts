import { z } from 'zod';
import { reference } from './provided-subscription';

/** A plan that was paid for, and until when. */
export interface PaidPeriod {
  readonly priceId: string;
  readonly start: Date;
  readonly end: Date;
}

/** What an event tells us: that something about a subscription changed, and what was paid. The rest we ask for. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly paid: readonly PaidPeriod[];
}

const seconds = z.int().transform((value) => new Date(value * 1000));

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.unknown() }),
});

const checkoutSession = z.object({ customer: reference.nullish(), subscription: reference.nullish() });

const subscription = z.object({ id: z.string(), customer: reference });

const invoice = z.object({
  customer: reference.nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
});

const paidInvoice = z.object({
  lines: z.object({
    data: z.array(
      z.object({
        amount: z.int(),
        period: z.object({ start: seconds, end: seconds }),
        pricing: z.object({ price_details: z.object({ price: reference }).nullish() }).nullish(),
      }),
    ),
  }),
});

/** Reads a verified event. Null: it is about nothing that we keep. @throws {z.ZodError} its shape is not the one we know. */
export function toPaymentEvent(json: unknown): PaymentEvent | null {
  const { id, type, created: createdAt, data } = envelope.parse(json);
  const subject = subjectOf(type, data.object);
  return subject && { id, type, createdAt, ...subject };
}

function subjectOf(type: string, object: unknown): Pick<PaymentEvent, 'customerId' | 'subscriptionId' | 'paid'> | null {
  switch (type) {
    case 'checkout.session.completed': {
      const session = checkoutSession.parse(object);
      return about(session.customer, session.subscription);
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted': {
      const { customer, id } = subscription.parse(object);
      return about(customer, id);
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { customer, parent } = invoice.parse(object);
      return about(customer, parent?.subscription_details?.subscription, type === 'invoice.paid' ? paidBy(object) : []);
    }
    default:
      return null;
  }
}

function about(
  customerId: string | null | undefined,
  subscriptionId: string | null | undefined,
  paid: PaidPeriod[] = [],
) {
  return customerId && subscriptionId ? { customerId, subscriptionId, paid } : null;
}

/**
 * Each line with a price and a sum says that this plan was paid for until the line's end: a whole cycle, or, after an upgrade, the
 * rest of one. Lines that give money back (the unused rest of the former plan) say nothing.
 */
function paidBy(object: unknown): PaidPeriod[] {
  return paidInvoice.parse(object).lines.data.flatMap(({ amount, period, pricing }) => {
    const priceId = pricing?.price_details?.price;
    return amount > 0 && priceId !== undefined ? [{ priceId, ...period }] : [];
  });
}
