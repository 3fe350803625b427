import {
  createGuardedFetch,
  type FetchMethod,
  type FetchOptions,
  type GuardedFetch,
  GuardedFetchError,
} from '@declic/nest-kit/guarded-fetch';
import { z } from 'zod';
import { createPaymentBreaker } from './payment-breaker';
import { PaymentsUnavailableError } from './billing.errors';
import type { CheckoutOrder, NewCustomer, PaymentOrder, PlanChange, ProvidedSubscription } from './payment-provider';
import { PaymentProvider } from './payment-provider';
import { isPaid, PLANS } from './plans';
import type { PlanPrices } from './plan-prices';
import { toProvidedSubscription } from './provided-subscription';

const TIMEOUT_MS = 5_000;

const created = z.object({ id: z.string() });
const customer = z.object({ deleted: z.boolean() });
const page = z.object({ url: z.url() });
const list = z.object({ data: z.array(z.unknown()) });

export interface LocalPaymentsSettings {
  readonly url: string;
  /** Opens the provider's API, and signs its events. */
  readonly secret: string;
}

/** The provider that comes with a local stack: `tools/payments`. It knows of our plans what each page is told. */
export class LocalPayments extends PaymentProvider {
  readonly name = 'local';
  readonly webhookSecret: string;
  private readonly client: GuardedFetch;
  private readonly breaker = createPaymentBreaker((error) => error instanceof GuardedFetchError);

  constructor(
    private readonly settings: LocalPaymentsSettings,
    private readonly prices: PlanPrices,
  ) {
    super();
    this.webhookSecret = settings.secret;
    this.client = createGuardedFetch({ allowedOrigins: [settings.url] });
  }

  async createCustomer({ id }: NewCustomer): Promise<string> {
    return (await this.call('POST', '/v1/customers', created, { reference: id })).id;
  }

  async updateCustomer({ customerId, email }: { customerId: string; email: string }): Promise<boolean> {
    return !(await this.call('POST', `/v1/customers/${encodeURIComponent(customerId)}`, customer, { email })).deleted;
  }

  async openCheckout({ customerId, priceId, successUrl, cancelUrl }: CheckoutOrder): Promise<string> {
    const order = { customer: customerId, price: priceId, success_url: successUrl, cancel_url: cancelUrl };
    return (await this.call('POST', '/v1/checkout/sessions', page, { ...order, prices: this.catalogue() })).url;
  }

  async openPayment({ customerId, expiresAt, successUrl, cancelUrl, idempotencyKey, ...order }: PaymentOrder) {
    const { url } = await this.call('POST', '/v1/payments', page, {
      ...order,
      customer: customerId,
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      success_url: successUrl,
      cancel_url: cancelUrl,
      idempotency_key: idempotencyKey,
    });
    return url;
  }

  async openPlanChange({ customerId, subscriptionId, priceId, doneUrl, returnUrl }: PlanChange): Promise<string> {
    return this.openPortalPage(customerId, returnUrl, {
      subscription: subscriptionId,
      price: priceId,
      done_url: doneUrl,
    });
  }

  async openPortal({ customerId, returnUrl }: { customerId: string; returnUrl: string }): Promise<string> {
    return this.openPortalPage(customerId, returnUrl);
  }

  async keepPlan(subscriptionId: string): Promise<void> {
    await this.call('POST', `/v1/subscriptions/${encodeURIComponent(subscriptionId)}/keep`, z.unknown(), {});
  }

  async findSubscription(id: string): Promise<ProvidedSubscription> {
    const found = await this.call('GET', `/v1/subscriptions/${encodeURIComponent(id)}`, z.unknown());
    return toProvidedSubscription(found);
  }

  async listSubscriptions(customerId: string): Promise<ProvidedSubscription[]> {
    const { data } = await this.call('GET', `/v1/customers/${encodeURIComponent(customerId)}/subscriptions`, list);
    return data.map(toProvidedSubscription);
  }

  async deleteCustomer(customerId: string): Promise<void> {
    await this.call('DELETE', `/v1/customers/${encodeURIComponent(customerId)}`, z.unknown());
  }

  private async openPortalPage(customer: string, return_url: string, change?: object): Promise<string> {
    const order = { customer, return_url, change, prices: this.catalogue() };
    return (await this.call('POST', '/v1/billing_portal/sessions', page, order)).url;
  }

  /** What is for sale, as the pages show it. */
  private catalogue() {
    return PLANS.filter(isPaid).map((plan) => ({
      id: this.prices.ofPlan(plan),
      label: plan.label,
      description: `${plan.creditsMonthly.toLocaleString('en-US')} credits a month. ${plan.description}`,
      amount: plan.priceMonthly * 100,
    }));
  }

  private async call<Answer>(
    method: FetchMethod,
    path: string,
    answer: z.ZodType<Answer>,
    body?: object,
  ): Promise<Answer> {
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
