import { objectId } from '@declic/payments';
import { z } from 'zod';

/** A plan that was paid for, and until when. */
interface PaidPeriod {
  readonly priceId: string;
  readonly start: Date;
  readonly end: Date;
}

/** An invoice whose payment succeeded or failed. */
export interface InvoiceFact {
  readonly id: string;
  readonly outcome: 'paid' | 'failed';
  /** In the smallest unit of the currency. */
  readonly total: number;
  readonly currency: string;
  readonly createdAt: Date;
  /** The provider's own page of it, where it has one. */
  readonly url: string | null;
  readonly lines: readonly { readonly description: string; readonly amount: number }[];
}

/** What an event tells us: that something about a subscription changed, and what was paid. The rest we ask for. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly paid: readonly PaidPeriod[];
  readonly invoice: InvoiceFact | null;
}

const seconds = z.int().transform((value) => new Date(value * 1000));

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.unknown() }),
});

const checkoutSession = z.object({ customer: objectId.nullish(), subscription: objectId.nullish() });

const subscription = z.object({ id: z.string(), customer: objectId });

const subscriptionSchedule = z.object({
  customer: objectId.nullish(),
  subscription: objectId.nullish(),
  released_subscription: z.string().nullish(),
});

const invoice = z.object({
  customer: objectId.nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: objectId }).nullish() }).nullish(),
});

const invoiceContent = z.object({
  id: z.string(),
  total: z.int(),
  currency: z.string(),
  created: seconds,
  hosted_invoice_url: z.string().nullish(),
  lines: z.object({
    data: z.array(
      z.object({
        amount: z.int(),
        description: z.string().nullish(),
        period: z.object({ start: seconds, end: seconds }),
        pricing: z.object({ price_details: z.object({ price: objectId }).nullish() }).nullish(),
      }),
    ),
  }),
});

type InvoiceLine = z.infer<typeof invoiceContent>['lines']['data'][number];

/** Reads a verified event. Null: it is about nothing that we keep. @throws {z.ZodError} its shape is not the one we know. */
export function toPaymentEvent(json: unknown): PaymentEvent | null {
  const { id, type, created: createdAt, data } = envelope.parse(json);
  const subject = parseSubject(type, data.object);
  return subject && { id, type, createdAt, ...subject };
}

type Subject = Pick<PaymentEvent, 'customerId' | 'subscriptionId' | 'paid' | 'invoice'>;

function parseSubject(type: string, object: unknown): Subject | null {
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
      const subject = about(customer, parent?.subscription_details?.subscription);
      return subject && { ...subject, ...toldBy(object, type === 'invoice.paid' ? 'paid' : 'failed') };
    }
    case 'subscription_schedule.created':
    case 'subscription_schedule.updated':
    case 'subscription_schedule.released':
    case 'subscription_schedule.canceled': {
      const { customer, subscription: current, released_subscription } = subscriptionSchedule.parse(object);
      return about(customer, current ?? released_subscription);
    }
    default:
      return null;
  }
}

function about(customerId: string | null | undefined, subscriptionId: string | null | undefined): Subject | null {
  return customerId && subscriptionId ? { customerId, subscriptionId, paid: [], invoice: null } : null;
}

function toldBy(object: unknown, outcome: InvoiceFact['outcome']): Pick<PaymentEvent, 'paid' | 'invoice'> {
  const { id, total, currency, created, hosted_invoice_url, lines } = invoiceContent.parse(object);
  return {
    paid: outcome === 'paid' ? lines.data.flatMap(toPaidPeriods) : [],
    invoice: {
      id,
      outcome,
      total,
      currency,
      createdAt: created,
      url: hosted_invoice_url ?? null,
      lines: lines.data.map(({ description, amount }) => ({ description: description ?? '', amount })),
    },
  };
}

/**
 * Each line with a price and a sum says that this plan was paid for until the line's end: a whole cycle, or, after an upgrade, the
 * rest of one. Lines that give money back (the unused rest of the former plan) say nothing.
 */
function toPaidPeriods({ amount, period, pricing }: InvoiceLine): PaidPeriod[] {
  const priceId = pricing?.price_details?.price;
  return amount > 0 && priceId !== undefined ? [{ priceId, ...period }] : [];
}
