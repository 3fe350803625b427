import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { OneTimePayments, PaymentOrder, PaymentPage, RefundOrder } from '../payment-port';
import { PaymentsUnavailableError, RefundRefusedError } from '../payments.errors';

/** A page of the provider in memory. */
export interface FakePage extends PaymentPage {
  readonly order: PaymentOrder;
  readonly paymentId: string;
  state: 'open' | 'paid' | 'closed';
}

/** How an event is told: of a payment that takes days, again, or at another time. */
export interface FakeFacts {
  readonly isPaid?: boolean;
  readonly id?: string;
  readonly at?: Date;
}

export type FakeOutcome = 'completed' | 'async_payment_succeeded' | 'async_payment_failed' | 'expired';

/** A provider in memory: tests pay on its pages and deliver its events, also late, twice and in another order. */
export class FakeOneTimePayments implements OneTimePayments {
  readonly name = 'local';
  readonly webhookSecret = 'whsec_a_secret_that_only_tests_know';
  readonly pages: FakePage[] = [];
  /** The payments that went back, by reference and attempt. */
  readonly refunds = new Map<string, string>();
  /** The payments that it will not refund. */
  readonly refused = new Set<string>();
  away = false;

  async openPayment(order: PaymentOrder): Promise<PaymentPage> {
    this.assertThere();
    const known = this.pages.find((page) => page.order.idempotencyKey === order.idempotencyKey);
    if (known) return { id: known.id, url: known.url };
    const id = `cs_${randomUUID()}`;
    const page: FakePage = {
      id,
      url: `https://pay.example/${id}`,
      order,
      paymentId: `pi_${randomUUID()}`,
      state: 'open',
    };
    this.pages.push(page);
    return { id, url: page.url };
  }

  async closePayment(pageId: string): Promise<void> {
    this.assertThere();
    const page = this.pages.find(({ id }) => id === pageId);
    if (page?.state === 'open') page.state = 'closed';
  }

  async refundPayment({ paymentId, reference, attempt }: RefundOrder): Promise<void> {
    this.assertThere();
    if (this.refused.has(paymentId)) throw new RefundRefusedError('charge_disputed');
    this.refunds.set(`${reference}:${attempt}`, paymentId);
  }

  findPage(url: string): FakePage {
    const page = this.pages.find((candidate) => candidate.url === url);
    if (!page) throw new Error(`There is no page ${url}.`);
    return page;
  }

  /** The signed request in which the provider tells what became of a page. */
  tell(page: FakePage, outcome: FakeOutcome, facts: FakeFacts = {}) {
    const isPaid = facts.isPaid ?? (outcome === 'completed' || outcome === 'async_payment_succeeded');
    const event = {
      id: facts.id ?? `evt_${randomUUID()}`,
      type: `checkout.session.${outcome}`,
      created: toSeconds(new Date()),
      data: {
        object: {
          id: page.id,
          object: 'checkout.session',
          mode: 'payment',
          payment_status: isPaid ? 'paid' : 'unpaid',
          customer: null,
          payment_intent: isPaid ? page.paymentId : null,
          metadata: { reference: page.order.reference },
        },
      },
    };
    return this.sign(event, facts.at ?? new Date());
  }

  /**
   * The signed request in which the provider tells that it could not make a refund which it had accepted. Without an attempt: one that was not
   * ordered by this release.
   */
  tellRefundFailed({ order, paymentId }: FakePage, attempt: number | null, at: Date) {
    const metadata = attempt === null ? {} : { reference: order.reference, attempt: String(attempt) };
    const object = {
      object: 'refund',
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      payment_intent: paymentId,
      metadata,
    };
    const event = { id: `evt_${randomUUID()}`, type: 'refund.failed', created: toSeconds(at), data: { object } };
    return this.sign(event, at);
  }

  sign(event: object, at: Date) {
    const payload = JSON.stringify({ object: 'event', livemode: false, ...event });
    const timestamp = toSeconds(at);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: this.webhookSecret, timestamp });
    return {
      payload,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    };
  }

  private assertThere(): void {
    if (this.away) throw new PaymentsUnavailableError('The provider is away.');
  }
}

function toSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
