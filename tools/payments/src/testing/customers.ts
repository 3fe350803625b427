import { expect } from 'vitest';
import type { TestProvider } from './test-provider.ts';

const PRICES = [
  { id: 'price_solo', label: 'Solo', description: '100 credits a month.', amount: 900 },
  { id: 'price_build', label: 'Build', description: '600 credits a month.', amount: 4900 },
];

/** The id of a new customer; of the same one for the same reference. */
export async function aCustomer(provider: TestProvider, reference = 'ada'): Promise<string> {
  return (await provider.api('POST', '/v1/customers', { reference, email: `${reference}@example.org` })).id;
}

/** The path of a checkout page. */
export function aCheckout(
  provider: TestProvider,
  customer: string,
  price = 'price_solo',
  prices = PRICES,
): Promise<string> {
  const urls = { success_url: 'http://localhost:4000/account?paid=1', cancel_url: 'http://localhost:4000/account' };
  return provider.open('/v1/checkout/sessions', { customer, price, prices, ...urls });
}

/** The path of a billing portal, opened for a change of plan if one is given. */
export function aPortal(provider: TestProvider, customer: string, change?: object): Promise<string> {
  const order = { customer, return_url: 'http://localhost:4000/account', prices: PRICES, ...(change && { change }) };
  return provider.open('/v1/billing_portal/sessions', order);
}

interface Subscriber {
  readonly customer: string;
  /** Of the subscription. */
  readonly id: string;
  readonly portal: string;
}

/** A customer who paid for Solo, whose events have arrived. */
export async function aSubscriber(provider: TestProvider, card = 'works'): Promise<Subscriber> {
  const customer = await aCustomer(provider);
  await provider.form(await aCheckout(provider, customer), { card });
  await expect.poll(() => provider.receiver.events.length).toBe(3);
  provider.receiver.events = [];
  const { data } = await provider.api('GET', `/v1/customers/${customer}/subscriptions`);
  return { customer, id: data[0].id, portal: await aPortal(provider, customer) };
}

export const readSubscription = (provider: TestProvider, id: string) => provider.api('GET', `/v1/subscriptions/${id}`);
