import type { Book } from './book.ts';
import { emit, find, newId, NotThereError } from './ledger.ts';
import type { OneTimePayment, State } from './state.ts';
import { stripePayment } from './stripe-shapes.ts';

export type NewPayment = Pick<
  OneTimePayment,
  'customer' | 'amount' | 'currency' | 'description' | 'reference' | 'key' | 'successUrl' | 'cancelUrl' | 'expires'
>;

/** What is paid for once, on a page of its own. */
export class OneTimePayments {
  private readonly book: Book;
  private readonly now: () => number;

  constructor(book: Book, now: () => number) {
    this.book = book;
    this.now = now;
  }

  /** The same idempotency key returns the same page, in any state. */
  open(order: NewPayment): Promise<OneTimePayment> {
    return this.book.change((state) => {
      find(state.customers, order.customer);
      const known = state.payments.find(({ key }) => key === order.key);
      if (known) return known;
      const payment: OneTimePayment = { ...order, id: newId('cs'), intent: newId('pi'), status: 'open', paidAt: null };
      state.payments.push(payment);
      return payment;
    });
  }

  /** Pays on the page; what is paid stays paid. @throws {NotThereError} it is closed. */
  pay(id: string): Promise<OneTimePayment> {
    return this.book.change((state) => {
      const payment = find(state.payments, id);
      if (payment.status === 'complete') return payment;
      const now = this.now();
      if (payment.status !== 'open' || payment.expires <= now) throw new NotThereError('This payment page is closed.');
      payment.status = 'complete';
      payment.paidAt = now;
      emit(state, 'checkout.session.completed', stripePayment(payment), now);
      return payment;
    });
  }

  /** Closes pages that were left without a payment. */
  async expireDue(): Promise<void> {
    const isDue = ({ status, expires }: OneTimePayment) => status === 'open' && expires <= this.now();
    if (!this.book.state.payments.some(isDue)) return;
    await this.book.change((state) => expire(state, isDue, this.now()));
  }
}

/** Closes the open pages that match, and says so. */
export function expire(state: State, matches: (payment: OneTimePayment) => boolean, now: number): void {
  for (const payment of state.payments) {
    if (payment.status !== 'open' || !matches(payment)) continue;
    payment.status = 'expired';
    emit(state, 'checkout.session.expired', stripePayment(payment), now);
  }
}
