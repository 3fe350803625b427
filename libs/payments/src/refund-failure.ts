import { z } from 'zod';

/** A refund that the provider accepted and could not make: the money is back at the seller. */
export interface RefundFailure {
  readonly event: { readonly id: string; readonly type: string; readonly createdAt: Date };
  /** The name that the order gave the payment. */
  readonly reference: string;
  /** The attempt of its order. */
  readonly attempt: number;
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
      metadata: z.object({ reference: z.string(), attempt: z.coerce.number().int() }),
    }),
  }),
});

/** Reads a verified event. Null: it is about something else. */
export function toRefundFailure(json: unknown): RefundFailure | null {
  const parsed = shape.safeParse(json);
  if (!parsed.success) return null;
  const { id, type, created, data } = parsed.data;
  const { metadata, failure_reason } = data.object;
  return { event: { id, type, createdAt: created }, ...metadata, reason: failure_reason ?? null };
}
