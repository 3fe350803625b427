import { newId } from './records.ts';
import type { State, Subscription } from './state.ts';
import { stripeSubscription } from './stripe-shapes.ts';

/** Puts an event into the outbox, as things stand in this moment. */
export function emit(state: State, type: string, object: object, now: number): void {
  const id = newId('evt');
  const event = {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    type,
    created: now,
    livemode: false,
    data: { object },
  };
  state.events.push({ id, payload: JSON.stringify(event) });
}

export function emitSubscription(
  state: State,
  change: 'created' | 'updated' | 'deleted',
  subscription: Subscription,
  now: number,
): void {
  emit(state, `customer.subscription.${change}`, stripeSubscription(subscription), now);
}
