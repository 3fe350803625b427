import { z } from 'zod';
import { objectId } from './object-id';

/** What an event says about something that is paid for once. `expired`: its page was left without a payment, and is closed. */
export interface PaymentOutcome {
  readonly event: { readonly id: string; readonly type: string; readonly createdAt: Date };
  /** The name that the order gave it. */
  readonly reference: string;
  readonly outcome: 'processing' | 'paid' | 'failed' | 'expired';
  /** Whose page it was at the provider. */
  readonly customerId: string | null;
  /** The provider's name for the payment. */
  readonly paymentId: string | null;
}

const seconds = z.int().transform((value) => new Date(value * 1000));

const shape = z.object({
  id: z.string(),
  type: z.string().startsWith('checkout.session.'),
  created: seconds,
  data: z.object({
    object: z.object({
      mode: z.literal('payment'),
      payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
      customer: objectId.nullish(),
      payment_intent: objectId.nullish(),
      metadata: z.object({ reference: z.string() }),
    }),
  }),
});

/** Reads a verified event. Null: it is about something else. */
export function toPaymentOutcome(json: unknown): PaymentOutcome | null {
  const parsed = shape.safeParse(json);
  if (!parsed.success) return null;
  const { id, type, created, data } = parsed.data;
  const { payment_status, customer, payment_intent, metadata } = data.object;
  const outcome = classifyOutcome(type, payment_status !== 'unpaid');
  if (outcome === null) return null;
  const event = { id, type, createdAt: created };
  return {
    event,
    reference: metadata.reference,
    outcome,
    customerId: customer ?? null,
    paymentId: payment_intent ?? null,
  };
}

/** Some means of payment take days: then the page is completed first, and the money comes or does not. */
function classifyOutcome(type: string, isPaid: boolean): PaymentOutcome['outcome'] | null {
  switch (type) {
    case 'checkout.session.completed':
      return isPaid ? 'paid' : 'processing';
    case 'checkout.session.async_payment_succeeded':
      return 'paid';
    case 'checkout.session.async_payment_failed':
      return 'failed';
    case 'checkout.session.expired':
      return 'expired';
    default:
      return null;
  }
}
