import { emitSubscription } from './events.ts';
import { charge, monthLine, setPeriod } from './invoicing.ts';
import { findById } from './records.ts';
import type { State, Subscription } from './state.ts';

/** An active subscription whose period is over. */
export function isDue({ status, end }: Subscription, now: number): boolean {
  return status === 'active' && end <= now;
}

/** Begins the period that is so many months after the anchor, with the price that was scheduled for it, and charges it. */
export function renew(state: State, subscription: Subscription, month: number, now: number): void {
  setPeriod(subscription, month);
  subscription.price = subscription.nextPrice ?? subscription.price;
  subscription.nextPrice = null;
  const line = monthLine(subscription, findById(state.prices, subscription.price));
  const { status } = charge(state, subscription, 'subscription_cycle', [line], now);
  if (status === 'open') subscription.status = 'past_due';
  emitSubscription(state, 'updated', subscription, now);
}

/** Ends a subscription at once and voids its open invoices. */
export function cancelNow(state: State, subscription: Subscription, now: number): void {
  Object.assign(subscription, {
    status: 'canceled',
    endedAt: now,
    cancelAt: null,
    nextPrice: null,
  } satisfies Partial<Subscription>);
  for (const invoice of state.invoices)
    if (invoice.subscription === subscription.id && invoice.status === 'open') invoice.status = 'void';
  emitSubscription(state, 'deleted', subscription, now);
}
