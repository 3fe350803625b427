import { describe, expect } from 'vitest';
import { aCheckout, aCustomer, it } from './testing/index.ts';

describe('events', () => {
  it('are sent until they are taken', async ({ provider }) => {
    let attempts = 0;
    provider.receiver.status = () => (++attempts % 3 === 0 ? 200 : 503);
    const customer = await aCustomer(provider);
    await provider.form(await aCheckout(provider, customer), { card: 'works' });
    await expect.poll(() => provider.types()).toHaveLength(3);
    await expect.poll(() => provider.payments.state.events).toEqual([]);
  });

  it('that were not taken are sent by the next process', async ({ provider }) => {
    provider.receiver.status = () => 500;
    const customer = await aCustomer(provider);
    await provider.form(await aCheckout(provider, customer), { card: 'works' });
    provider.stopDeliveries();

    provider.receiver.status = () => 200;
    await provider.restart();
    // A delivery in flight when the process ended may come twice.
    await expect
      .poll(() => [...new Set(provider.types())])
      .toEqual(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']);
    expect(provider.payments.state.subscriptions).toMatchObject([{ customer, status: 'active' }]);
  });
});
