import type { Book } from './book.ts';
import {
  charge,
  emit,
  emitSubscription,
  find,
  monthLine,
  newId,
  NotThereError,
  prorationLines,
  setPeriod,
} from './ledger.ts';
import { expire, OneTimePayments } from './one-time-payments.ts';
import type { Card, Checkout, Customer, Portal, Price, State, Subscription } from './state.ts';
import { stripeCheckout, stripeInvoice } from './stripe-shapes.ts';

const HOUR = 3600;
const CHECKOUT_LIVES = 24 * HOUR;
const PORTAL_LIVES = HOUR;

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

/** `scheduled`: it happens with the next renewal. `declined`: the card was, and everything is as before. */
export type PlanChangeOutcome = 'changed' | 'scheduled' | 'declined';

/** Operations of customers and of the merchant. Changes and their events are on disk before they are acknowledged. */
export class Payments {
  private readonly book: Book;
  private readonly clock: () => Date;
  readonly once: OneTimePayments;

  constructor(book: Book, clock: () => Date = () => new Date()) {
    this.book = book;
    this.clock = clock;
    this.once = new OneTimePayments(book, () => this.now());
  }

  get state(): Readonly<State> {
    return this.book.state;
  }

  /** This moment, in seconds. */
  now(): number {
    return Math.floor(this.clock().getTime() / 1000);
  }

  /** Asked twice for the same reference, it is the same customer. */
  createCustomer(reference: string, email: string): Promise<Customer> {
    return this.book.change((state) => {
      const known = state.customers.find((customer) => customer.reference === reference);
      if (known) return known;
      const customer: Customer = { id: newId('cus'), reference, email, card: 'working' };
      state.customers.push(customer);
      return customer;
    });
  }

  /** Sets the address of a customer; false when there is none. */
  setEmail(id: string, email: string): Promise<boolean> {
    return this.book.change((state) => {
      const customer = state.customers.find((known) => known.id === id);
      if (customer) customer.email = email;
      return customer !== undefined;
    });
  }

  /** Ends all subscriptions of a customer and deletes the customer. An unknown customer is no error. */
  deleteCustomer(id: string): Promise<void> {
    return this.book.change((state) => {
      for (const subscription of state.subscriptions)
        if (subscription.customer === id && subscription.status !== 'canceled') this.finish(state, subscription);
      state.customers = state.customers.filter((customer) => customer.id !== id);
      state.checkouts = state.checkouts.filter(({ customer }) => customer !== id);
      expire(state, ({ customer }) => customer === id, this.now());
      state.portals = state.portals.filter(({ customer }) => customer !== id);
    });
  }

  /** An open page for the same price is reused; other open pages of this customer are closed, to prevent a double payment. */
  openCheckout({ customer, price, successUrl, cancelUrl, prices }: NewCheckout): Promise<Checkout> {
    return this.book.change((state) => {
      find(state.customers, customer);
      learnPrices(state, prices);
      find(state.prices, price);
      this.forgetOldPages(state);
      const open = state.checkouts.filter((page) => page.customer === customer && page.status === 'open');
      const same = open.find((page) => page.price === price && page.successUrl === successUrl);
      for (const page of open) if (page !== same) page.status = 'expired';
      if (same) return same;
      const expires = this.now() + CHECKOUT_LIVES;
      const checkout: Checkout = { id: newId('cs'), customer, price, successUrl, cancelUrl, expires, status: 'open' };
      state.checkouts.push(checkout);
      return checkout;
    });
  }

  openPortal({ customer, returnUrl, doneUrl, prices }: NewPortal): Promise<Portal> {
    return this.book.change((state) => {
      find(state.customers, customer);
      learnPrices(state, prices);
      this.forgetOldPages(state);
      const portal: Portal = { id: newId('bps'), customer, returnUrl, doneUrl, expires: this.now() + PORTAL_LIVES };
      state.portals.push(portal);
      return portal;
    });
  }

  /** Pays on a checkout page; one that is paid stays paid. @throws {NotThereError} it is closed. */
  payCheckout(id: string, card: Card): Promise<Checkout> {
    return this.book.change((state) => {
      const checkout = find(state.checkouts, id);
      if (checkout.status === 'complete') return checkout;
      const now = this.now();
      if (checkout.status !== 'open' || checkout.expires <= now) throw new NotThereError('This checkout is closed.');
      const subscription: Subscription = {
        id: newId('sub'),
        customer: checkout.customer,
        price: checkout.price,
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
      state.subscriptions.push(subscription);
      checkout.status = 'complete';
      find(state.customers, checkout.customer).card = 'working';
      emitSubscription(state, 'created', subscription, now);
      charge(
        state,
        subscription,
        'subscription_create',
        [monthLine(subscription, find(state.prices, checkout.price))],
        now,
      );
      emit(state, 'checkout.session.completed', stripeCheckout(checkout, subscription.id), now);
      find(state.customers, checkout.customer).card = card;
      return checkout;
    });
  }

  setCard(customer: string, card: Card): Promise<void> {
    return this.book.change((state) => {
      find(state.customers, customer).card = card;
    });
  }

  cancel(id: string): Promise<void> {
    return this.changeLive(id, (subscription) => {
      subscription.cancelAt = subscription.end;
      subscription.nextPrice = null;
    });
  }

  /** The present plan goes on: nothing ends it, and nothing follows it. */
  keep(id: string): Promise<void> {
    return this.changeLive(id, (subscription) => {
      subscription.cancelAt = null;
      subscription.nextPrice = null;
    });
  }

  /** A dearer plan begins now, against the rest of the month; a cheaper one at the next renewal. */
  changePlan(id: string, price: string): Promise<PlanChangeOutcome> {
    return this.book.change((state) => {
      const subscription = live(state, id);
      const now = this.now();
      const [from, to] = [find(state.prices, subscription.price), find(state.prices, price)];
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
   * What would happen at the end of the period happens now; the months are counted from here on. Once per period: a button that
   * is pressed twice names the same one.
   */
  renewNow(id: string, period: number): Promise<void> {
    return this.book.change((state) => {
      const subscription = find(state.subscriptions, id);
      if (subscription.status !== 'active' || subscription.end !== period) return;
      if (subscription.cancelAt !== null) return this.finish(state, subscription);
      // Two in one second would be the same month.
      subscription.anchor = Math.max(this.now(), subscription.start + 1);
      this.renew(state, subscription, 0);
    });
  }

  /** Ends it at once; what is over stays over. */
  end(id: string): Promise<void> {
    return this.book.change((state) => {
      const subscription = find(state.subscriptions, id);
      if (subscription.status !== 'canceled') this.finish(state, subscription);
    });
  }

  /** Pays what is due with another card. */
  payDue(id: string): Promise<void> {
    return this.book.change((state) => {
      const subscription = live(state, id);
      find(state.customers, subscription.customer).card = 'working';
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
    if (!this.state.subscriptions.some((subscription) => isDue(subscription, this.now()))) return;
    await this.book.change((state) => {
      for (const subscription of state.subscriptions) {
        while (isDue(subscription, this.now())) {
          if (subscription.cancelAt !== null) this.finish(state, subscription);
          else this.renew(state, subscription, subscription.month + 1);
        }
      }
    });
  }

  private renew(state: State, subscription: Subscription, month: number): void {
    setPeriod(subscription, month);
    subscription.price = subscription.nextPrice ?? subscription.price;
    subscription.nextPrice = null;
    const line = monthLine(subscription, find(state.prices, subscription.price));
    const { status } = charge(state, subscription, 'subscription_cycle', [line], this.now());
    if (status === 'open') subscription.status = 'past_due';
    emitSubscription(state, 'updated', subscription, this.now());
  }

  private finish(state: State, subscription: Subscription): void {
    Object.assign(subscription, {
      status: 'canceled',
      endedAt: this.now(),
      cancelAt: null,
      nextPrice: null,
    } satisfies Partial<Subscription>);
    for (const invoice of state.invoices)
      if (invoice.subscription === subscription.id && invoice.status === 'open') invoice.status = 'void';
    emitSubscription(state, 'deleted', subscription, this.now());
  }

  private changeLive(id: string, change: (subscription: Subscription) => void): Promise<void> {
    return this.book.change((state) => {
      const subscription = live(state, id);
      change(subscription);
      emitSubscription(state, 'updated', subscription, this.now());
    });
  }

  private forgetOldPages(state: State): void {
    const now = this.now();
    state.checkouts = state.checkouts.filter(({ expires }) => expires > now);
    state.portals = state.portals.filter(({ expires }) => expires > now);
  }
}

function canPay(state: State, { status, customer }: Subscription): boolean {
  return status === 'active' && find(state.customers, customer).card === 'working';
}

function live(state: State, id: string): Subscription {
  const subscription = find(state.subscriptions, id);
  if (subscription.status === 'canceled') throw new NotThereError('This subscription is over.');
  return subscription;
}

function isDue({ status, end }: Subscription, now: number): boolean {
  return status === 'active' && end <= now;
}

function learnPrices(state: State, prices: readonly Price[]): void {
  const known = new Map(state.prices.map((price) => [price.id, price]));
  for (const price of prices) known.set(price.id, price);
  state.prices = [...known.values()];
}
