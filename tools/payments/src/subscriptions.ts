import { emit, emitSubscription } from './events.ts';
import { charge, prorationLines } from './invoicing.ts';
import { findById, NotFoundError } from './records.ts';
import type { State, Subscription } from './state.ts';
import { StoreOperations } from './store-operations.ts';
import { stripeInvoice } from './stripe-shapes.ts';
import { cancelNow, isDue, renew } from './subscription-periods.ts';

/** `scheduled`: it happens with the next renewal. `declined`: the card was, and nothing changed. */
export type PlanChangeOutcome = 'changed' | 'scheduled' | 'declined';

/** What a customer, or the end of a period, does to a plan. */
export class Subscriptions extends StoreOperations {
  /** Cancels at the end of the period. */
  cancel(id: string): Promise<void> {
    return this.update(id, (subscription) => {
      subscription.cancelAt = subscription.end;
      subscription.nextPrice = null;
    });
  }

  /** Takes back a cancellation or a scheduled change. */
  keep(id: string): Promise<void> {
    return this.update(id, (subscription) => {
      subscription.cancelAt = null;
      subscription.nextPrice = null;
    });
  }

  /** A dearer plan begins now, against the rest of the month; a cheaper one at the next renewal. */
  changePlan(id: string, price: string): Promise<PlanChangeOutcome> {
    return this.store.change((state) => {
      const subscription = findLive(state, id);
      const now = this.now();
      const [from, to] = [findById(state.prices, subscription.price), findById(state.prices, price)];
      const isDearer = to.amount > from.amount;
      if (isDearer && !canPay(state, subscription)) return 'declined';
      subscription.cancelAt = null;
      subscription.nextPrice = isDearer || to.id === from.id ? null : to.id;
      if (isDearer) {
        subscription.price = to.id;
        charge(state, subscription, 'subscription_update', prorationLines(subscription, from, to, now), now);
      }
      emitSubscription(state, 'updated', subscription, now);
      return subscription.nextPrice === null ? 'changed' : 'scheduled';
    });
  }

  /**
   * Does now what the end of the period would do; the months are counted from now on. Once per period: a button that is pressed
   * twice names the same one.
   */
  renewNow(id: string, period: number): Promise<void> {
    return this.store.change((state) => {
      const subscription = findById(state.subscriptions, id);
      if (subscription.status !== 'active' || subscription.end !== period) return;
      if (subscription.cancelAt !== null) return cancelNow(state, subscription, this.now());
      // Two in one second would be the same month.
      subscription.anchor = Math.max(this.now(), subscription.start + 1);
      renew(state, subscription, 0, this.now());
    });
  }

  /** Ends a subscription at once; one that has ended is left as it is. */
  end(id: string): Promise<void> {
    return this.store.change((state) => {
      const subscription = findById(state.subscriptions, id);
      if (subscription.status !== 'canceled') cancelNow(state, subscription, this.now());
    });
  }

  /** Pays the open invoices with another card. */
  payDue(id: string): Promise<void> {
    return this.store.change((state) => {
      const subscription = findLive(state, id);
      findById(state.customers, subscription.customer).card = 'working';
      if (subscription.status !== 'past_due') return;
      const now = this.now();
      for (const invoice of state.invoices) {
        if (invoice.subscription !== id || invoice.status !== 'open') continue;
        invoice.status = 'paid';
        emit(state, 'invoice.paid', stripeInvoice(invoice), now);
      }
      subscription.status = 'active';
      emitSubscription(state, 'updated', subscription, now);
    });
  }

  /** Renews or ends all due subscriptions; after a long pause, month by month. */
  async renewDue(): Promise<void> {
    if (!this.store.state.subscriptions.some((subscription) => isDue(subscription, this.now()))) return;
    await this.store.change((state) => {
      for (const subscription of state.subscriptions) {
        while (isDue(subscription, this.now())) {
          if (subscription.cancelAt !== null) cancelNow(state, subscription, this.now());
          else renew(state, subscription, subscription.month + 1, this.now());
        }
      }
    });
  }

  private update(id: string, change: (subscription: Subscription) => void): Promise<void> {
    return this.store.change((state) => {
      const subscription = findLive(state, id);
      change(subscription);
      emitSubscription(state, 'updated', subscription, this.now());
    });
  }
}

function canPay(state: State, { status, customer }: Subscription): boolean {
  return status === 'active' && findById(state.customers, customer).card === 'working';
}

function findLive(state: State, id: string): Subscription {
  const subscription = findById(state.subscriptions, id);
  if (subscription.status === 'canceled') throw new NotFoundError('This subscription is over.');
  return subscription;
}
