import type { Plan } from './plans';

/** A subscription as the provider has it at this moment. */
export interface ProvidedSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly priceId: string;
  readonly status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly endsAt: Date | null;
}

export interface NewCustomer {
  readonly id: string;
  readonly email: string;
  /** Who the user's customer was before, and is there no more. */
  readonly insteadOf?: string;
}

export interface CheckoutOrder {
  readonly customerId: string;
  readonly userId: string;
  readonly plan: Plan;
  readonly priceId: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface PlanChange {
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly priceId: string;
  /** Where the person goes on once the plan is changed, and where without that. */
  readonly doneUrl: string;
  readonly returnUrl: string;
}

/**
 * Where people pay. Every method that opens a page gives its URL. What becomes of it, we learn by signed events only; `find` and
 * `list` tell the present state when an event (or a question that must not be wrong) makes us ask.
 *
 * Every method throws `PaymentsUnavailableError` when the provider does not answer as it should.
 */
export abstract class PaymentProvider {
  abstract readonly name: 'local' | 'stripe';
  /** The secret that its events are signed with. Undefined: nobody can send any. */
  abstract readonly webhookSecret: string | undefined;

  /** The customer of a user; asked twice, the same one. */
  abstract createCustomer(user: NewCustomer): Promise<string>;

  /** Whether it is still there: a deletion may have come through although its answer did not. */
  abstract hasCustomer(customerId: string): Promise<boolean>;

  /** A page where a plan is paid for. A customer has one such page at a time: an open one is used again or closed. */
  abstract openCheckout(order: CheckoutOrder): Promise<string>;

  /** A page where a change of plan is confirmed and paid for. */
  abstract openPlanChange(change: PlanChange): Promise<string>;

  /** The page with invoices, card and cancellation. */
  abstract openPortal(portal: { readonly customerId: string; readonly returnUrl: string }): Promise<string>;

  abstract findSubscription(id: string): Promise<ProvidedSubscription>;

  /** All subscriptions of a customer that are not over. */
  abstract listSubscriptions(customerId: string): Promise<ProvidedSubscription[]>;

  /** Ends all subscriptions at once, closes open pages, and erases the person. A customer who is gone already is no error. */
  abstract deleteCustomer(customerId: string): Promise<void>;
}
