import { emit, emitSubscription } from './events.ts';
import { charge, monthLine, setPeriod } from './invoicing.ts';
import { findById, newId, NotFoundError } from './records.ts';
import type { Card, Checkout, Portal, Price, State, Subscription } from './state.ts';
import { StoreOperations } from './store-operations.ts';
import { stripeCheckout } from './stripe-shapes.ts';

const HOUR = 3600;
const CHECKOUT_LIFETIME = 24 * HOUR;
const PORTAL_LIFETIME = HOUR;

export interface NewCheckout {
  readonly customer: string;
  readonly price: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly prices: readonly Price[];
}

export interface NewPortal {
  readonly customer: string;
  readonly returnUrl: string;
  readonly doneUrl: string | null;
  readonly prices: readonly Price[];
}

/** Pages that the merchant opens for a customer: checkouts and billing portals. */
export class HostedPages extends StoreOperations {
  /** An open page for the same price is reused; other open pages of this customer are closed, to prevent a double payment. */
  openCheckout({ customer, price, successUrl, cancelUrl, prices }: NewCheckout): Promise<Checkout> {
    return this.store.change((state) => {
      findById(state.customers, customer);
      savePrices(state, prices);
      findById(state.prices, price);
      this.removeExpired(state);
      const open = state.checkouts.filter((page) => page.customer === customer && page.status === 'open');
      const same = open.find((page) => page.price === price && page.successUrl === successUrl);
      for (const page of open) if (page !== same) page.status = 'expired';
      if (same) return same;
      const expires = this.now() + CHECKOUT_LIFETIME;
      const checkout: Checkout = { id: newId('cs'), customer, price, successUrl, cancelUrl, expires, status: 'open' };
      state.checkouts.push(checkout);
      return checkout;
    });
  }

  openPortal({ customer, returnUrl, doneUrl, prices }: NewPortal): Promise<Portal> {
    return this.store.change((state) => {
      findById(state.customers, customer);
      savePrices(state, prices);
      this.removeExpired(state);
      const portal: Portal = { id: newId('bps'), customer, returnUrl, doneUrl, expires: this.now() + PORTAL_LIFETIME };
      state.portals.push(portal);
      return portal;
    });
  }

  /** Pays on a checkout page; one that is paid stays paid. @throws {NotFoundError} it is closed. */
  payCheckout(id: string, card: Card): Promise<Checkout> {
    return this.store.change((state) => {
      const checkout = findById(state.checkouts, id);
      if (checkout.status === 'complete') return checkout;
      const now = this.now();
      if (checkout.status !== 'open' || checkout.expires <= now) throw new NotFoundError('This checkout is closed.');
      const subscription = newSubscription(checkout, now);
      state.subscriptions.push(subscription);
      checkout.status = 'complete';
      const customer = findById(state.customers, checkout.customer);
      customer.card = 'working';
      emitSubscription(state, 'created', subscription, now);
      const line = monthLine(subscription, findById(state.prices, checkout.price));
      charge(state, subscription, 'subscription_create', [line], now);
      emit(state, 'checkout.session.completed', stripeCheckout(checkout, subscription.id), now);
      customer.card = card;
      return checkout;
    });
  }

  private removeExpired(state: State): void {
    const now = this.now();
    state.checkouts = state.checkouts.filter(({ expires }) => expires > now);
    state.portals = state.portals.filter(({ expires }) => expires > now);
  }
}

function newSubscription({ customer, price }: Checkout, now: number): Subscription {
  const subscription: Subscription = {
    id: newId('sub'),
    customer,
    price,
    nextPrice: null,
    status: 'active',
    anchor: now,
    month: 0,
    start: now,
    end: now,
    cancelAt: null,
    endedAt: null,
  };
  setPeriod(subscription, 0);
  return subscription;
}

function savePrices(state: State, prices: readonly Price[]): void {
  const known = new Map(state.prices.map((price) => [price.id, price]));
  for (const price of prices) known.set(price.id, price);
  state.prices = [...known.values()];
}
