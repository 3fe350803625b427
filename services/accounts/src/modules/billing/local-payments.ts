import {
  LocalOneTimePayments,
  LocalPaymentsClient,
  type LocalPaymentsSettings,
  type PaymentOrder,
} from '@declic/payments';
import { z } from 'zod';
import type { CheckoutOrder, NewCustomer, PlanChange, ProvidedSubscription } from './payment-provider';
import { PaymentProvider } from './payment-provider';
import { isPaid, PLANS } from './plans';
import type { PlanPrices } from './plan-prices';
import { toProvidedSubscription } from './provided-subscription';

const created = z.object({ id: z.string() });
const customer = z.object({ deleted: z.boolean() });
const page = z.object({ url: z.url() });
const list = z.object({ data: z.array(z.unknown()) });

/** The provider that comes with a local stack: `tools/payments`. It knows of our plans what each page is told. */
export class LocalPayments extends PaymentProvider {
  readonly name = 'local';
  readonly webhookSecret: string;
  private readonly client: LocalPaymentsClient;
  private readonly oneTime: LocalOneTimePayments;

  constructor(
    settings: LocalPaymentsSettings,
    private readonly prices: PlanPrices,
  ) {
    super();
    this.webhookSecret = settings.secret;
    this.client = new LocalPaymentsClient(settings);
    this.oneTime = new LocalOneTimePayments(settings, this.client);
  }

  async createCustomer({ id }: NewCustomer): Promise<string> {
    return (await this.client.call('POST', '/v1/customers', created, { reference: id })).id;
  }

  async updateCustomer({ customerId, email }: { customerId: string; email: string }): Promise<boolean> {
    return !(await this.client.call('POST', `/v1/customers/${encodeURIComponent(customerId)}`, customer, { email }))
      .deleted;
  }

  async openCheckout({ customerId, priceId, successUrl, cancelUrl }: CheckoutOrder): Promise<string> {
    const order = { customer: customerId, price: priceId, success_url: successUrl, cancel_url: cancelUrl };
    return (await this.client.call('POST', '/v1/checkout/sessions', page, { ...order, prices: this.catalogue() })).url;
  }

  openPayment(order: PaymentOrder) {
    return this.oneTime.openPayment(order);
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
    await this.client.call('POST', `/v1/subscriptions/${encodeURIComponent(subscriptionId)}/keep`, z.unknown(), {});
  }

  async findSubscription(id: string): Promise<ProvidedSubscription> {
    const found = await this.client.call('GET', `/v1/subscriptions/${encodeURIComponent(id)}`, z.unknown());
    return toProvidedSubscription(found);
  }

  async listSubscriptions(customerId: string): Promise<ProvidedSubscription[]> {
    const { data } = await this.client.call(
      'GET',
      `/v1/customers/${encodeURIComponent(customerId)}/subscriptions`,
      list,
    );
    return data.map(toProvidedSubscription);
  }

  async deleteCustomer(customerId: string): Promise<void> {
    await this.client.call('DELETE', `/v1/customers/${encodeURIComponent(customerId)}`, z.unknown());
  }

  private async openPortalPage(customer: string, return_url: string, change?: object): Promise<string> {
    const order = { customer, return_url, change, prices: this.catalogue() };
    return (await this.client.call('POST', '/v1/billing_portal/sessions', page, order)).url;
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
}
