/** Something that is paid for once. */
export interface PaymentOrder {
  /** Null: a buyer who has no account at the provider. */
  readonly customerId: string | null;
  /** Where the receipt of a buyer without an account goes. */
  readonly customerEmail?: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** ISO 4217, in lower case. */
  readonly currency: string;
  /** What is bought, as the page, the provider's receipt and its books show it. */
  readonly description: string;
  /** Our name for the payment: every event about it carries this. */
  readonly reference: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** When the page closes: between half an hour and a day from now. */
  readonly expiresAt: Date;
  /** The same key, with the same order, gives the same page. */
  readonly idempotencyKey: string;
}

/** The provider's page on which an order is paid for. */
export interface PaymentPage {
  readonly id: string;
  readonly url: string;
}

export interface RefundOrder {
  /** The provider's name for the payment. */
  readonly paymentId: string;
  /** Our name for the payment. */
  readonly reference: string;
  /** 1 the first time; a refund that the provider reported as failed is tried again under the next number. The same number refunds once. */
  readonly attempt: number;
}

/**
 * What every seller needs of a payment provider. The outcome of a page arrives by signed events only.
 *
 * @decision D14
 */
export abstract class PaymentPages {
  abstract readonly name: 'local' | 'stripe';
  /** The secret that signs its events. Undefined: events are refused. */
  abstract readonly webhookSecret: string | undefined;

  /** Opens a page where something is paid for once. */
  abstract openPayment(order: PaymentOrder): Promise<PaymentPage>;
}

/** For a seller of what can run out: pages close before their time, and payments go back. */
export abstract class OneTimePayments extends PaymentPages {
  /** Closes a page that takes no payment any more. One that was paid or closed already stays as it is. */
  abstract closePayment(pageId: string): Promise<void>;

  /**
   * Gives the whole sum of a payment back. One that was given back already is no error.
   *
   * @throws {RefundRefusedError} the provider will not make it.
   */
  abstract refundPayment(order: RefundOrder): Promise<void>;
}
