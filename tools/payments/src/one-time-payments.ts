import { emit } from './events.ts';
import { findById, newId, NotFoundError } from './records.ts';
import type { OneTimePayment, State } from './state.ts';
import { StoreOperations } from './store-operations.ts';
import { stripeCharge, stripeFailedRefund, stripePayment } from './stripe-shapes.ts';

export type NewPayment = Pick<
  OneTimePayment,
  'customer' | 'amount' | 'currency' | 'description' | 'reference' | 'key' | 'successUrl' | 'cancelUrl' | 'expires'
>;

export interface NewRefund {
  /** The name of the payment. */
  readonly intent: string;
  readonly key: string;
  /** What the seller says about it: every event about the refund carries this. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** What is paid for once, on a page of its own. */
export class OneTimePayments extends StoreOperations {
  /** The same idempotency key returns the same page, in any state. */
  open(order: NewPayment): Promise<OneTimePayment> {
    return this.store.change((state) => {
      if (order.customer !== null) findById(state.customers, order.customer);
      const known = state.payments.find(({ key }) => key === order.key);
      if (known) return known;
      const payment: OneTimePayment = {
        ...order,
        id: newId('cs'),
        intent: newId('pi'),
        status: 'open',
        paidAt: null,
        refundedAt: null,
      };
      state.payments.push(payment);
      return payment;
    });
  }

  /** Pays on the page; what is paid stays paid. The card takes refunds or refuses them. @throws {NotFoundError} it is closed. */
  pay(id: string, refunds: 'takes' | 'refuses'): Promise<OneTimePayment> {
    return this.store.change((state) => {
      const payment = findById(state.payments, id);
      if (payment.status === 'complete') return payment;
      const now = this.now();
      if (payment.status !== 'open' || payment.expires <= now) throw new NotFoundError('This payment page is closed.');
      payment.status = 'complete';
      payment.paidAt = now;
      payment.refusesRefunds = refunds === 'refuses';
      emit(state, 'checkout.session.completed', stripePayment(payment), now);
      return payment;
    });
  }

  /** Closes a page at once. One that was paid or closed already stays as it is. */
  async close(id: string): Promise<void> {
    await this.store.change((state) => {
      findById(state.payments, id);
      expirePayments(state, (payment) => payment.id === id, this.now());
    });
  }

  /**
   * Gives the sum of a payment back, once. A refund that the card refuses is accepted all the same, and reported as failed afterwards; under the
   * same key it is not tried again.
   *
   * @throws {NotFoundError} nothing was paid under this name.
   */
  refund({ intent, key, metadata }: NewRefund): Promise<OneTimePayment> {
    return this.store.change((state) => {
      const payment = state.payments.find(
        (candidate) => candidate.intent === intent && candidate.status === 'complete',
      );
      if (!payment) throw new NotFoundError(`There is no payment ${intent}.`);
      if (payment.refundedAt || payment.failedRefunds?.includes(key)) return payment;
      const now = this.now();
      if (payment.refusesRefunds) {
        payment.failedRefunds = [...(payment.failedRefunds ?? []), key];
        emit(state, 'refund.failed', stripeFailedRefund(payment, metadata), now);
        return payment;
      }
      payment.refundedAt = now;
      emit(state, 'charge.refunded', stripeCharge(payment), now);
      return payment;
    });
  }

  /** Closes pages that were left without a payment. */
  async expireDue(): Promise<void> {
    const isDue = ({ status, expires }: OneTimePayment) => status === 'open' && expires <= this.now();
    if (!this.store.state.payments.some(isDue)) return;
    await this.store.change((state) => expirePayments(state, isDue, this.now()));
  }
}

/** Closes the open pages that match, and says so. */
export function expirePayments(state: State, matches: (payment: OneTimePayment) => boolean, now: number): void {
  for (const payment of state.payments) {
    if (payment.status !== 'open' || !matches(payment)) continue;
    payment.status = 'expired';
    emit(state, 'checkout.session.expired', stripePayment(payment), now);
  }
}
