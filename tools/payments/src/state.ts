/** Something for sale, as given when a page is opened. */
export interface Price {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** Cents a month. */
  readonly amount: number;
}

/** `declining`: the next payments fail, until the card is changed. */
export type Card = 'working' | 'declining';

export interface Customer {
  readonly id: string;
  /** Whose customer this is, in the words of who asked. */
  readonly reference: string;
  email: string;
  card: Card;
}

/** All moments are seconds, as in Stripe's events. */
export interface Subscription {
  readonly id: string;
  readonly customer: string;
  price: string;
  /** What a downgrade will change to at the next renewal. */
  nextPrice: string | null;
  status: 'active' | 'past_due' | 'canceled';
  /** From where the months are counted, and how many of them are over. */
  anchor: number;
  month: number;
  start: number;
  end: number;
  cancelAt: number | null;
  endedAt: number | null;
}

export interface InvoiceLine {
  readonly price: string;
  readonly description: string;
  readonly amount: number;
  readonly start: number;
  readonly end: number;
}

export interface Invoice {
  readonly id: string;
  readonly customer: string;
  readonly subscription: string;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly created: number;
  readonly lines: readonly InvoiceLine[];
  status: 'open' | 'paid' | 'void';
}

export interface Checkout {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expires: number;
  status: 'open' | 'complete' | 'expired';
}

/** Something that is paid for once. */
export interface OneTimePayment {
  readonly id: string;
  /** Null: a buyer without an account here. */
  readonly customer: string | null;
  /** Hundredths of the currency. */
  readonly amount: number;
  /** ISO 4217, in lower case. */
  readonly currency: string;
  readonly description: string;
  /** What the seller calls it. */
  readonly reference: string;
  /** The key of the request that opened it. */
  readonly key: string;
  /** The name of its payment. */
  readonly intent: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expires: number;
  status: 'open' | 'complete' | 'expired';
  paidAt: number | null;
  refundedAt: number | null;
  /** The card takes no money back. */
  refusesRefunds?: boolean;
  /** The keys of the refunds that failed. */
  failedRefunds?: string[];
}

export interface Portal {
  readonly id: string;
  readonly customer: string;
  readonly returnUrl: string;
  /** Where a change of plan leads, when the page was opened for one. */
  readonly doneUrl: string | null;
  readonly expires: number;
}

/** Waits for its delivery; what was delivered is forgotten. */
export interface OutgoingEvent {
  readonly id: string;
  readonly payload: string;
  /** The receivers that took it; once all have, it is forgotten. */
  takenBy?: string[];
}

/** Everything that the provider knows. */
export interface State {
  prices: Price[];
  customers: Customer[];
  subscriptions: Subscription[];
  invoices: Invoice[];
  checkouts: Checkout[];
  payments: OneTimePayment[];
  portals: Portal[];
  events: OutgoingEvent[];
}

export function emptyState(): State {
  return {
    prices: [],
    customers: [],
    subscriptions: [],
    invoices: [],
    checkouts: [],
    payments: [],
    portals: [],
    events: [],
  };
}
