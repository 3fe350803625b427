import { randomUUID } from 'node:crypto';
import {
  isRefused,
  type PaymentOrder,
  StripeClient,
  StripeOneTimePayments,
  type StripeSettings,
} from '@declic/payments';
import type Stripe from 'stripe';
import type { CheckoutOrder, NewCustomer, PlanChange, ProvidedSubscription } from './payment-provider';
import { PaymentProvider } from './payment-provider';
import { toProvidedSubscription } from './provided-subscription';

export interface StripeSubscriptionSettings extends StripeSettings {
  readonly portalConfiguration: string | undefined;
}

/** Stripe: Checkout for the first payment, the billing portal for everything after it. */
export class StripePayments extends PaymentProvider {
  readonly name = 'stripe';
  readonly webhookSecret: string;
  private readonly client: StripeClient;
  private readonly oneTime: StripeOneTimePayments;
  private readonly portal: { configuration?: string };

  constructor({ portalConfiguration, ...settings }: StripeSubscriptionSettings) {
    super();
    this.webhookSecret = settings.webhookSecret;
    this.portal = portalConfiguration === undefined ? {} : { configuration: portalConfiguration };
    this.client = new StripeClient(settings);
    this.oneTime = new StripeOneTimePayments(settings, this.client);
  }

  createCustomer({ id, insteadOf }: NewCustomer): Promise<string> {
    return this.client.ask(async (stripe) => {
      const order = { metadata: { user_id: id } };
      // Under the same key, Stripe would name the former customer again.
      const idempotencyKey = ['user-customer', id, ...(insteadOf === undefined ? [] : [insteadOf])].join(':');
      return (await stripe.customers.create(order, { idempotencyKey })).id;
    });
  }

  updateCustomer({ customerId, email }: { customerId: string; email: string }): Promise<boolean> {
    return this.client.ask(async (stripe) => {
      try {
        await stripe.customers.update(customerId, { email });
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    });
  }

  openCheckout(order: CheckoutOrder): Promise<string> {
    return this.client.ask(
      async (stripe) => (await this.openSession(stripe, order)) ?? this.createSession(stripe, order),
    );
  }

  openPayment(order: PaymentOrder) {
    return this.oneTime.openPayment(order);
  }

  /** Where Stripe confirms no change (one may be scheduled already), the portal itself, which says so and can undo it. */
  openPlanChange(change: PlanChange): Promise<string> {
    return this.client.ask(async (stripe) => {
      const { sessions } = stripe.billingPortal;
      const session = { ...this.portal, customer: change.customerId, return_url: change.returnUrl };
      const flow_data = await createConfirmation(stripe, change);
      const { url } = await sessions.create({ ...session, flow_data }).catch((error: unknown) => {
        if (isRefused(error)) return sessions.create(session);
        throw error;
      });
      return url;
    });
  }

  openPortal({ customerId, returnUrl }: { customerId: string; returnUrl: string }): Promise<string> {
    return this.client.ask(async (stripe) => {
      const session = { ...this.portal, customer: customerId, return_url: returnUrl };
      return (await stripe.billingPortal.sessions.create(session)).url;
    });
  }

  keepPlan(id: string): Promise<void> {
    return this.client.ask(async (stripe) => {
      const { schedule } = await stripe.subscriptions.retrieve(id);
      // Without its schedule the subscription goes on as it is; only then can it be changed.
      if (schedule !== null) await stripe.subscriptionSchedules.release(readId(schedule));
      const { cancel_at, cancel_at_period_end } = await stripe.subscriptions.retrieve(id);
      if (cancel_at_period_end) await stripe.subscriptions.update(id, { cancel_at_period_end: false });
      else if (cancel_at !== null) await stripe.subscriptions.update(id, { cancel_at: '' });
    });
  }

  findSubscription(id: string): Promise<ProvidedSubscription> {
    return this.client.ask(async (stripe) =>
      toProvidedSubscription(await stripe.subscriptions.retrieve(id, { expand: ['schedule'] })),
    );
  }

  listSubscriptions(customerId: string): Promise<ProvidedSubscription[]> {
    return this.client.ask(async (stripe) => {
      const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100, expand: ['data.schedule'] });
      return data.map(toProvidedSubscription);
    });
  }

  deleteCustomer(customerId: string): Promise<void> {
    return this.client.ask(async (stripe) => {
      for (const { id } of await openSessions(stripe, customerId)) await stripe.checkout.sessions.expire(id);
      await stripe.customers.del(customerId).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    });
  }

  /** The page for this price that is open already. Those for other prices are closed, or both might be paid. */
  private async openSession(stripe: Stripe, { customerId, priceId }: CheckoutOrder): Promise<string | undefined> {
    const sessions = (await openSessions(stripe, customerId)).filter(({ mode }) => mode === 'subscription');
    const same = sessions.find(({ metadata, url }) => url !== null && metadata?.['price_id'] === priceId);
    for (const { id } of sessions.filter((session) => session !== same)) await stripe.checkout.sessions.expire(id);
    return same?.url ?? undefined;
  }

  private async createSession(stripe: Stripe, order: CheckoutOrder): Promise<string> {
    const { url, id } = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: order.customerId,
        client_reference_id: order.userId,
        line_items: [{ price: order.priceId, quantity: 1 }],
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        metadata: { price_id: order.priceId },
        subscription_data: { metadata: { user_id: order.userId } },
      },
      { idempotencyKey: `checkout:${randomUUID()}` },
    );
    if (url === null) throw new Error(`The checkout ${id} has no page.`);
    return url;
  }
}

async function createConfirmation(
  stripe: Stripe,
  { subscriptionId, priceId, doneUrl }: PlanChange,
): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData> {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${subscriptionId} is about nothing.`);
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: subscriptionId,
      items: [{ id: item.id, price: priceId, quantity: 1 }],
    },
    after_completion: { type: 'redirect', redirect: { return_url: doneUrl } },
  };
}

async function openSessions(stripe: Stripe, customerId: string): Promise<Stripe.Checkout.Session[]> {
  return (await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 })).data;
}

function readId(object: string | { readonly id: string }): string {
  return typeof object === 'string' ? object : object.id;
}

function isMissing(error: unknown): boolean {
  return isRefused(error) && error.code === 'resource_missing';
}
