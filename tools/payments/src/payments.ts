import { Customers } from './customers.ts';
import { HostedPages } from './hosted-pages.ts';
import type { JsonStore } from './json-store.ts';
import { OneTimePayments } from './one-time-payments.ts';
import type { State } from './state.ts';
import { Subscriptions } from './subscriptions.ts';

/** The provider: operations of customers and of the merchant. Changes and their events are on disk before they are acknowledged. */
export class Payments {
  readonly customers: Customers;
  readonly pages: HostedPages;
  readonly subscriptions: Subscriptions;
  readonly oneTime: OneTimePayments;
  private readonly store: JsonStore;
  private readonly clock: () => Date;

  constructor(store: JsonStore, clock: () => Date = () => new Date()) {
    this.store = store;
    this.clock = clock;
    const now = () => this.now();
    this.customers = new Customers(store, now);
    this.pages = new HostedPages(store, now);
    this.subscriptions = new Subscriptions(store, now);
    this.oneTime = new OneTimePayments(store, now);
  }

  get state(): Readonly<State> {
    return this.store.state;
  }

  /** This moment, in seconds. */
  now(): number {
    return Math.floor(this.clock().getTime() / 1000);
  }
}
