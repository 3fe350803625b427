import { objectId } from '@declic/payments';
import { z } from 'zod';
import type { ProvidedSubscription } from './payment-provider';

const seconds = z.int().transform((value) => new Date(value * 1000));

const item = z.object({
  id: z.string(),
  current_period_start: seconds,
  current_period_end: seconds,
  price: z.object({ id: z.string() }),
});

const phase = z.object({ start_date: seconds, items: z.array(z.object({ price: objectId })) });

/** Stripe's plan of changes; only its id where it was not asked for in full. */
const schedule = z.union([z.string().transform(() => null), z.object({ phases: z.array(phase) })]);

const shape = z.object({
  id: z.string(),
  customer: objectId,
  status: z.string(),
  cancel_at: seconds.nullish(),
  cancel_at_period_end: z.boolean().optional(),
  ended_at: seconds.nullish(),
  items: z.object({ data: z.tuple([item], item) }),
  schedule: schedule.nullish(),
});

/** What the statuses of the provider mean to us. One that we do not know is like an unpaid one: nothing is given away. */
const STATUS: Readonly<Record<string, ProvidedSubscription['status']>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
};

/** Reads a subscription in the shape that Stripe's API has had since 2025-03: periods belong to items. */
export function toProvidedSubscription(json: unknown): ProvidedSubscription {
  const subscription = shape.parse(json);
  const [{ current_period_start, current_period_end, price }] = subscription.items.data;
  const status = STATUS[subscription.status] ?? 'past_due';
  return {
    id: subscription.id,
    customerId: subscription.customer,
    priceId: price.id,
    status,
    periodStart: current_period_start,
    periodEnd: current_period_end,
    endsAt:
      subscription.ended_at ??
      subscription.cancel_at ??
      (subscription.cancel_at_period_end ? current_period_end : null),
    scheduled: status === 'canceled' ? null : scheduledAfter(current_period_end, price.id, subscription.schedule),
  };
}

/** The first phase that begins when the present period ends, or later, if it brings another price. */
function scheduledAfter(
  periodEnd: Date,
  presentPriceId: string,
  plan: z.infer<typeof schedule> | undefined,
): ProvidedSubscription['scheduled'] {
  const next = plan?.phases
    .filter(({ start_date }) => start_date >= periodEnd)
    .toSorted((one, other) => one.start_date.getTime() - other.start_date.getTime())[0];
  const priceId = next?.items[0]?.price;
  return next && priceId !== undefined && priceId !== presentPriceId ? { priceId, at: next.start_date } : null;
}
