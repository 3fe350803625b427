import { PaymentPages } from '@declic/payments';
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
  /** What follows with a renewal, if it is another price. */
  readonly scheduled: { readonly priceId: string; readonly at: Date } | null;
}

/** Without an address: the same user must make the same request, also after a change of address. */
export interface NewCustomer {
  readonly id: string;
  /** The former customer of the user, which was deleted. */
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
 * The payment provider of this service: one-time payments and subscriptions. Methods that open a page return its URL; the outcome
 * arrives by signed events only. `find` and `list` read the present state.
 *
 * @decision D14
 */
export abstract class PaymentProvider extends PaymentPages {
  /** The customer of a user; asked twice, the same one. */
  abstract createCustomer(user: NewCustomer): Promise<string>;

  /**
   * Gives a customer the address to which receipts go. False when it is there no more: a deletion may have come through although
   * its answer did not.
   */
  abstract updateCustomer(customer: { readonly customerId: string; readonly email: string }): Promise<boolean>;

  /** A page where a plan is paid for. A customer has one such page at a time: an open one is used again or closed. */
  abstract openCheckout(order: CheckoutOrder): Promise<string>;

  /** A page where a change of plan is confirmed and paid for. */
  abstract openPlanChange(change: PlanChange): Promise<string>;

  /** The page with invoices, card and cancellation. */
  abstract openPortal(portal: { readonly customerId: string; readonly returnUrl: string }): Promise<string>;

  /** Takes back a cancellation or a change that is planned for a renewal. Without one, nothing changes. */
  abstract keepPlan(subscriptionId: string): Promise<void>;

  abstract findSubscription(id: string): Promise<ProvidedSubscription>;

  /** All subscriptions of a customer that are not over. */
  abstract listSubscriptions(customerId: string): Promise<ProvidedSubscription[]>;

  /** Ends all subscriptions at once, closes open pages, and erases the person. A customer who is gone already is no error. */
  abstract deleteCustomer(customerId: string): Promise<void>;
}
