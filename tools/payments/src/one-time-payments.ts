import { emit } from './events.ts';
import { findById, newId, NotFoundError } from './records.ts';
import type { OneTimePayment, State } from './state.ts';
import { StoreOperations } from './store-operations.ts';
import { stripeCharge, stripePayment } from './stripe-shapes.ts';

export type NewPayment = Pick<
  OneTimePayment,
  'customer' | 'amount' | 'currency' | 'description' | 'reference' | 'key' | 'successUrl' | 'cancelUrl' | 'expires'
>;

/** What is paid for once, on a page of its own. */
export class OneTimePayments extends StoreOperations {
  /** The same idempotency key returns the same page, in any state. */
  open(order: NewPayment): Promise<OneTimePayment> {
    return this.store.change((state) => {
      if (order.customer !== null) findById(state.customers, order.customer);
      const known = state.payments.find(({ key }) => key === order.key);
      if (known) return known;
      const payment: OneTimePayment = { ...order, id: newId('cs'), intent: newId('pi'), status: 'open', paidAt: null, refundedAt: null };
      state.payments.push(payment);
      return payment;
    });
  }

  /** Pays on the page; what is paid stays paid. @throws {NotFoundError} it is closed. */
  pay(id: string): Promise<OneTimePayment> {
    return this.store.change((state) => {
      const payment = findById(state.payments, id);
      if (payment.status === 'complete') return payment;
      const now = this.now();
      if (payment.status !== 'open' || payment.expires <= now) throw new NotFoundError('This payment page is closed.');
      payment.status = 'complete';
      payment.paidAt = now;
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

  /** Gives the sum of a payment back, once. @throws {NotFoundError} nothing was paid under this name. */
  refund(intent: string): Promise<OneTimePayment> {
    return this.store.change((state) => {
      const payment = state.payments.find((candidate) => candidate.intent === intent && candidate.status === 'complete');
      if (!payment) throw new NotFoundError(`There is no payment ${intent}.`);
      if (payment.refundedAt) return payment;
      payment.refundedAt = this.now();
      emit(state, 'charge.refunded', stripeCharge(payment), payment.refundedAt);
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
