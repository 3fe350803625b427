import Stripe from 'stripe';
import { createPaymentBreaker } from './payment-breaker';
import type { OneTimePayments, PaymentOrder, PaymentPage, RefundOrder } from './payment-port';
import { PaymentsUnavailableError, RefundRefusedError } from './payments.errors';

const TIMEOUT_MS = 5_000;
const CONFLICT = 409;

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string;
}

/** Stripe's API behind a circuit breaker; every failure is a `PaymentsUnavailableError`. */
export class StripeClient {
  private readonly stripe: Stripe;
  private readonly breaker = createPaymentBreaker(isOutage);

  constructor({ secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>) {
    const { protocol, hostname, port } = new URL(apiBase);
    this.stripe = new Stripe(secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port && { port }),
      timeout: TIMEOUT_MS,
      // Repeated calls carry an idempotency key of their own where none is given.
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  /** @throws {PaymentsUnavailableError} Stripe refuses or does not answer. */
  async ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    try {
      return await this.breaker.call(() => question(this.stripe));
    } catch (error) {
      throw new PaymentsUnavailableError(error);
    }
  }
}

/** One-time payments on Stripe Checkout. */
export class StripeOneTimePayments implements OneTimePayments {
  readonly name = 'stripe';
  readonly webhookSecret: string;
  private readonly client: StripeClient;

  constructor(settings: StripeSettings, client = new StripeClient(settings)) {
    this.webhookSecret = settings.webhookSecret;
    this.client = client;
  }

  openPayment(order: PaymentOrder): Promise<PaymentPage> {
    const options = { idempotencyKey: `payment:${order.idempotencyKey}` };
    return this.client.ask(async (stripe) => {
      const { url, id } = await stripe.checkout.sessions.create(toCheckout(order), options);
      if (url === null) throw new Error(`The payment ${id} has no page.`);
      return { id, url };
    });
  }

  closePayment(pageId: string): Promise<void> {
    return this.client.ask(async (stripe) => {
      // Stripe refuses to close a page that is paid or closed.
      await stripe.checkout.sessions.expire(pageId).catch(ignoreRefusal);
    });
  }

  async refundPayment({ paymentId, reference, attempt }: RefundOrder): Promise<void> {
    const options = { idempotencyKey: `refund:${reference}:${attempt}` };
    const refund = { payment_intent: paymentId, metadata: { reference, attempt: String(attempt) } };
    const refused = await this.client.ask(async (stripe) => {
      const answer = await stripe.refunds.create(refund, options).catch(toRefusal);
      return answer instanceof RefundRefusedError ? answer : null;
    });
    if (refused) throw refused;
  }
}

function toCheckout({ amount, currency, description, reference, ...order }: PaymentOrder) {
  const buyer = order.customerId === null ? toGuest(order.customerEmail) : { customer: order.customerId };
  return {
    mode: 'payment',
    ...buyer,
    client_reference_id: reference,
    line_items: [{ price_data: { currency, unit_amount: amount, product_data: { name: description } }, quantity: 1 }],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    metadata: { reference },
    payment_intent_data: { description, metadata: { reference } },
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function toGuest(email: string | undefined): { customer_email?: string } {
  return email === undefined ? {} : { customer_email: email };
}

/** Whether Stripe refused the request itself. */
export function isRefused(error: unknown): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Also when the request was given up after its time limit. */
function isOutage(error: unknown): boolean {
  const { StripeConnectionError, StripeError } = Stripe.errors;
  return error instanceof StripeConnectionError || (error instanceof StripeError && (error.statusCode ?? 0) >= 500);
}

/** Null: the payment has gone back already. A conflict (409) is another call under the same key, which may succeed. */
function toRefusal(error: unknown): RefundRefusedError | null {
  if (!isRefused(error) || error.statusCode === CONFLICT) throw error;
  return error.code === 'charge_already_refunded' ? null : new RefundRefusedError(error.code ?? error.message);
}

function ignoreRefusal(error: unknown): void {
  if (!isRefused(error)) throw error;
}
