import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { type PaymentOrder, type PaymentPage, PaymentsUnavailableError } from '@declic/payments';
import { type CheckoutOrder, PaymentProvider, type PlanChange, type ProvidedSubscription } from '../payment-provider';
import { toProvidedSubscription } from '../provided-subscription';
import {
  anEvent,
  type ProviderEvent,
  type ProviderSubscription,
  stripeInvoice,
  stripeSubscription,
} from './stripe-events';

/** In-memory payment provider: tests change its state and deliver its events, also repeatedly. */
export class FakePayments extends PaymentProvider {
  readonly name = 'local';
  readonly webhookSecret = 'whsec_a_secret_that_only_tests_know';
  readonly opened: (CheckoutOrder | PlanChange | { customerId: string; returnUrl: string })[] = [];
  readonly events: ProviderEvent[] = [];
  /** The pages for one-time payments, by the key they were asked for with. */
  readonly payments = new Map<string, PaymentOrder>();
  away = false;
  /** Delay of each response in milliseconds, or what it waits for. */
  answersTake: () => number | Promise<void> = () => 0;
  private readonly customers = new Map<string, string>();
  private readonly addresses = new Map<string, string>();
  private readonly subscriptions = new Map<string, ProviderSubscription>();

  /** Lets responses wait until they are released. Those that are asked for after `untilAsked` come at once. */
  holdAnswers(): { untilAsked(): Promise<void>; release(): void } {
    const held = Promise.withResolvers<void>();
    const answersTake = vi.fn(() => held.promise);
    this.answersTake = answersTake;
    return {
      untilAsked: async () => {
        await expect.poll(() => answersTake.mock.calls.length).toBeGreaterThan(0);
        this.answersTake = () => 0;
      },
      release: () => held.resolve(),
    };
  }

  async createCustomer({ id }: { id: string }): Promise<string> {
    this.assertThere();
    const customer = this.customers.get(id) ?? `cus_${randomUUID()}`;
    this.customers.set(id, customer);
    return customer;
  }

  async updateCustomer({ customerId, email }: { customerId: string; email: string }): Promise<boolean> {
    this.assertThere();
    if (!this.isThere(customerId)) return false;
    this.addresses.set(customerId, email);
    return true;
  }

  isThere(customerId: string): boolean {
    return [...this.customers.values()].includes(customerId);
  }

  /** Where the receipts of a user go. */
  findAddress(userId: string): string | undefined {
    return this.addresses.get(this.getCustomer(userId));
  }

  async openCheckout(order: CheckoutOrder): Promise<string> {
    return this.open('checkout', order);
  }

  async openPayment(order: PaymentOrder): Promise<PaymentPage> {
    this.assertThere();
    this.payments.set(order.idempotencyKey, order);
    return { id: order.idempotencyKey, url: `https://pay.example/payment/${order.idempotencyKey}` };
  }

  async keepPlan(id: string): Promise<void> {
    this.assertThere();
    this.keepNow(id);
  }

  async openPlanChange(change: PlanChange): Promise<string> {
    return this.open('change', change);
  }

  async openPortal(portal: { customerId: string; returnUrl: string }): Promise<string> {
    return this.open('portal', portal);
  }

  async findSubscription(id: string): Promise<ProvidedSubscription> {
    this.assertThere();
    const answer = toProvidedSubscription(stripeSubscription(this.subscription(id)));
    await this.delay();
    return answer;
  }

  async listSubscriptions(customerId: string): Promise<ProvidedSubscription[]> {
    this.assertThere();
    const answer = [...this.subscriptions.values()]
      .filter(({ customer, status }) => customer === customerId && status !== 'canceled')
      .map((subscription) => toProvidedSubscription(stripeSubscription(subscription)));
    await this.delay();
    return answer;
  }

  private async delay(): Promise<void> {
    const delay = this.answersTake();
    await (typeof delay === 'number' ? pause(delay) : delay);
  }

  async deleteCustomer(customerId: string): Promise<void> {
    this.assertThere();
    for (const subscription of this.subscriptions.values())
      if (subscription.customer === customerId && subscription.status !== 'canceled')
        this.end(subscription.id, subscription.start);
    for (const [user, customer] of this.customers) if (customer === customerId) this.customers.delete(user);
  }

  getCustomer(userId: string): string {
    const customer = this.customers.get(userId);
    if (!customer) throw new Error('This user has no customer yet.');
    return customer;
  }

  /** What paying on a checkout page does. */
  pay(userId: string, price: string, start: number, end: number): string {
    const id = `sub_${randomUUID()}`;
    const customer = this.getCustomer(userId);
    const subscription: ProviderSubscription = {
      id,
      customer,
      price,
      status: 'active',
      start,
      end,
      cancel_at: null,
      ended_at: null,
      next: null,
    };
    this.subscriptions.set(id, subscription);
    this.emit('customer.subscription.created', { ...stripeSubscription(subscription), status: 'incomplete' }, start);
    this.invoice(subscription, 'subscription_create', [{ price, amount: 4900, start, end }]);
    this.emit(
      'checkout.session.completed',
      { id: `cs_${id}`, object: 'checkout.session', customer, subscription: id },
      start,
    );
    return id;
  }

  renew(id: string, end: number, { fails = false, price }: { fails?: boolean; price?: string } = {}): void {
    const subscription = this.subscription(id);
    const next = price ?? subscription.next;
    Object.assign(subscription, { start: subscription.end, end, next: null, ...(next && { price: next }) });
    const line = { price: subscription.price, amount: 4900, start: subscription.start, end };
    if (fails) {
      subscription.status = 'past_due';
      this.emit(
        'invoice.payment_failed',
        stripeInvoice(subscription, 'subscription_cycle', [line]),
        subscription.start,
      );
    } else this.invoice(subscription, 'subscription_cycle', [line]);
    this.updated(subscription);
  }

  /** A due invoice is paid after all. */
  settle(id: string): void {
    const subscription = this.subscription(id);
    const { price, start, end } = subscription;
    subscription.status = 'active';
    this.invoice(subscription, 'subscription_cycle', [{ price, amount: 4900, start, end }]);
    this.updated(subscription);
  }

  upgrade(id: string, price: string, at: number): void {
    const subscription = this.subscription(id);
    const former = subscription.price;
    const { end } = subscription;
    subscription.price = price;
    subscription.next = null;
    this.invoice(subscription, 'subscription_update', [
      { price: former, amount: -700, start: at, end },
      { price, amount: 3800, start: at, end },
    ]);
    this.updated(subscription);
  }

  /** A smaller plan is chosen: it follows with the next renewal. */
  schedule(id: string, price: string): void {
    const subscription = this.subscription(id);
    subscription.next = price;
    subscription.cancel_at = null;
    this.updated(subscription);
  }

  keepNow(id: string): void {
    const subscription = this.subscription(id);
    if (subscription.next === null && subscription.cancel_at === null) return;
    Object.assign(subscription, { next: null, cancel_at: null });
    this.updated(subscription);
  }

  /** What happens on the page of a one-time payment, in the words of Stripe's events. */
  payOnce(
    order: PaymentOrder,
    type: 'completed' | 'async_payment_succeeded' | 'async_payment_failed' | 'expired',
    { isPaid = type === 'completed' || type === 'async_payment_succeeded', at }: { isPaid?: boolean; at: number },
  ): ProviderEvent {
    const session = {
      id: `cs_${order.reference}`,
      object: 'checkout.session',
      mode: 'payment',
      customer: order.customerId,
      amount_total: order.amount,
      currency: order.currency,
      payment_status: isPaid ? 'paid' : 'unpaid',
      payment_intent: type === 'expired' ? null : `pi_${order.reference}`,
      subscription: null,
      metadata: { reference: order.reference },
    };
    this.emit(`checkout.session.${type}`, session, at);
    const event = this.events.at(-1);
    if (!event) throw new Error('Nothing was emitted.');
    return event;
  }

  cancel(id: string): void {
    const subscription = this.subscription(id);
    subscription.cancel_at = subscription.end;
    subscription.next = null;
    this.updated(subscription);
  }

  reactivate(id: string): void {
    const subscription = this.subscription(id);
    subscription.cancel_at = null;
    this.updated(subscription);
  }

  end(id: string, at: number): void {
    const subscription = this.subscription(id);
    subscription.status = 'canceled';
    subscription.ended_at = at;
    subscription.next = null;
    this.emit('customer.subscription.deleted', stripeSubscription(subscription), at);
  }

  subscription(id: string): ProviderSubscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new PaymentsUnavailableError('There is no such subscription.');
    return subscription;
  }

  private invoice(
    subscription: ProviderSubscription,
    reason: string,
    lines: Parameters<typeof stripeInvoice>[2],
  ): void {
    this.emit('invoice.paid', stripeInvoice(subscription, reason, lines), subscription.start);
  }

  private updated(subscription: ProviderSubscription): void {
    this.emit('customer.subscription.updated', stripeSubscription(subscription), subscription.start);
  }

  private emit(type: string, object: object, created: number): void {
    this.events.push(anEvent(type, structuredClone(object), created));
  }

  private open(kind: string, order: FakePayments['opened'][number]): string {
    this.assertThere();
    this.opened.push(order);
    return `https://pay.example/${kind}/${this.opened.length}`;
  }

  private assertThere(): void {
    if (this.away) throw new PaymentsUnavailableError('away');
  }
}
