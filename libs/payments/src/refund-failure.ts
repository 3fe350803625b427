import { z } from 'zod';
import { objectId } from './object-id';

/** A refund that the provider accepted and could not make: the money is back at the seller. */
export interface RefundFailure {
  readonly event: { readonly id: string; readonly type: string; readonly createdAt: Date };
  /** The name that the order gave the payment; null where the refund was not ordered here, such as by hand. */
  readonly reference: string | null;
  /** The attempt of its order. */
  readonly attempt: number | null;
  /** The provider's name for the payment. */
  readonly paymentId: string | null;
  /** The word of the provider, such as `expired_or_canceled_card`. */
  readonly reason: string | null;
}

const shape = z.object({
  id: z.string(),
  type: z.literal('refund.failed'),
  created: z.int().transform((value) => new Date(value * 1000)),
  data: z.object({
    object: z.object({
      failure_reason: z.string().nullish(),
      payment_intent: objectId.nullish(),
      metadata: z.object({ reference: z.string().optional(), attempt: z.coerce.number().int().optional() }).nullish(),
    }),
  }),
});

/** Reads a verified event. Null: it is about something else. */
export function toRefundFailure(json: unknown): RefundFailure | null {
  const parsed = shape.safeParse(json);
  if (!parsed.success) return null;
  const { id, type, created, data } = parsed.data;
  const { metadata, failure_reason, payment_intent } = data.object;
  return {
    event: { id, type, createdAt: created },
    reference: metadata?.reference ?? null,
    attempt: metadata?.attempt ?? null,
    paymentId: payment_intent ?? null,
    reason: failure_reason ?? null,
  };
}
