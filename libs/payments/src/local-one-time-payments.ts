import {
  createGuardedFetch,
  type FetchMethod,
  type FetchOptions,
  type GuardedFetch,
  GuardedFetchError,
} from '@declic/nest-kit/guarded-fetch';
import { z } from 'zod';
import { createPaymentBreaker } from './payment-breaker';
import type { OneTimePayments, PaymentOrder, PaymentPage, RefundOrder } from './payment-port';
import { PaymentsUnavailableError } from './payments.errors';

const TIMEOUT_MS = 5_000;

const page = z.object({ id: z.string(), url: z.url() });

export interface LocalPaymentsSettings {
  readonly url: string;
  /** Opens the provider's API, and signs its events. */
  readonly secret: string;
}

/** The API of the provider that comes with a local stack, `tools/payments`. */
export class LocalPaymentsClient {
  private readonly client: GuardedFetch;
  private readonly breaker = createPaymentBreaker((error) => error instanceof GuardedFetchError);

  constructor(private readonly settings: LocalPaymentsSettings) {
    this.client = createGuardedFetch({ allowedOrigins: [settings.url] });
  }

  /** @throws {PaymentsUnavailableError} the provider refuses or does not answer. */
  async call<Answer>(method: FetchMethod, path: string, answer: z.ZodType<Answer>, body?: object): Promise<Answer> {
    try {
      const headers = {
        authorization: `Bearer ${this.settings.secret}`,
        ...(body && { 'content-type': 'application/json' }),
      };
      const options: FetchOptions = {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
        timeoutMs: TIMEOUT_MS,
      };
      const response = await this.breaker.call(() => this.client.fetch(new URL(path, this.settings.url), options));
      if (response.status >= 300) throw new Error(`${method} ${path} answered ${response.status}: ${response.text()}`);
      return answer.parse(JSON.parse(response.text()));
    } catch (error) {
      throw new PaymentsUnavailableError(error);
    }
  }
}

/** One-time payments at the provider of a local stack. */
export class LocalOneTimePayments implements OneTimePayments {
  readonly name = 'local';
  readonly webhookSecret: string;

  constructor(
    settings: LocalPaymentsSettings,
    private readonly client = new LocalPaymentsClient(settings),
  ) {
    this.webhookSecret = settings.secret;
  }

  openPayment({ customerId, customerEmail, expiresAt, successUrl, cancelUrl, idempotencyKey, ...order }: PaymentOrder) {
    return this.client.call<PaymentPage>('POST', '/v1/payments', page, {
      ...order,
      customer: customerId,
      customer_email: customerEmail,
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      success_url: successUrl,
      cancel_url: cancelUrl,
      idempotency_key: idempotencyKey,
    });
  }

  async closePayment(pageId: string): Promise<void> {
    await this.client.call('POST', `/v1/payments/${encodeURIComponent(pageId)}/expire`, z.unknown(), {});
  }

  async refundPayment({ paymentId, reference, attempt }: RefundOrder): Promise<void> {
    const metadata = { reference, attempt: String(attempt) };
    const order = { payment: paymentId, idempotency_key: `${reference}:${attempt}`, metadata };
    await this.client.call('POST', '/v1/refunds', z.unknown(), order);
  }
}
