import { describe, expect } from 'vitest';
import { aCustomer, aPortal, aSubscriber, it, readSubscription } from './testing/index.ts';

describe('the portal', () => {
  it('changes to a dearer plan at once, for what the rest of the month costs', async ({ provider }) => {
    const { id, customer } = await aSubscriber(provider);
    provider.now = new Date('2027-02-14T09:00:00Z');
    const portal = await aPortal(provider, customer);
    const query = new URLSearchParams({ subscription: id, price: 'price_build' });
    expect((await provider.inject(`${portal}/change?${query}`)).body).toContain('Pay €20.00 and change');
    await provider.form(`${portal}/change`, { subscription: id, price: 'price_build' });
    await expect.poll(() => provider.types()).toEqual(['customer.subscription.updated', 'invoice.paid']);
    expect((await readSubscription(provider, id)).items.data[0].price.id).toBe('price_build');
    const lines = (
      provider.receiver.events.find(({ type }) => type === 'invoice.paid')?.object['lines'] as {
        data: { amount: number }[];
      }
    ).data;
    expect(lines.map(({ amount }) => amount)).toEqual([-450, 2450]);
  });

  it('that was opened for a change leads on when it is made, and back when it is not', async ({ provider }) => {
    const { customer, id } = await aSubscriber(provider);
    const change = { subscription: id, price: 'price_build', done_url: 'http://localhost:4000/account?changed=1' };
    const path = await aPortal(provider, customer, change);
    expect((await provider.inject(path)).body).toContain(
      '<a href="http://localhost:4000/account">Back without changing',
    );
    const { statusCode, headers } = await provider.form(path.split('?')[0] ?? '', {
      subscription: id,
      price: 'price_build',
    });
    expect([statusCode, headers.location]).toEqual([303, change.done_url]);
  });

  it('leaves everything as it was when the card is declined for a change, also that the plan is cancelled', async ({
    provider,
  }) => {
    const { id, portal } = await aSubscriber(provider, 'declines-later');
    await provider.press(portal, 'Cancel plan');
    const before = await readSubscription(provider, id);
    expect((await provider.form(`${portal}/change`, { subscription: id, price: 'price_build' })).statusCode).toBe(402);
    expect(await readSubscription(provider, id)).toEqual(before);
    expect(before.cancel_at_period_end).toBe(true);
  });

  it('has nothing to confirm once the plan is changed', async ({ provider }) => {
    const { id, portal } = await aSubscriber(provider);
    const path = `${portal}/change?${new URLSearchParams({ subscription: id, price: 'price_build' })}`;
    await provider.form(`${portal}/change`, { subscription: id, price: 'price_build' });
    const shown = await provider.inject(path);
    expect([shown.statusCode, shown.body.includes('This page is closed')]).toEqual([410, true]);
  });

  it('changes to a cheaper plan with the next renewal', async ({ provider }) => {
    const { id, portal } = await aSubscriber(provider);
    await provider.form(`${portal}/change`, { subscription: id, price: 'price_build' });
    const { headers } = await provider.form(`${portal}/change`, { subscription: id, price: 'price_solo' });
    expect((await provider.inject(headers.location ?? '')).body).toContain('It happens with the next renewal.');
    expect((await readSubscription(provider, id)).items.data[0].price.id).toBe('price_build');
    await provider.press(portal, 'Renew now');
    expect((await readSubscription(provider, id)).items.data[0].price.id).toBe('price_solo');
  });

  it('keeps the plan when a cheaper one was to follow', async ({ provider }) => {
    const { id, portal } = await aSubscriber(provider);
    await provider.form(`${portal}/change`, { subscription: id, price: 'price_build' });
    await provider.form(`${portal}/change`, { subscription: id, price: 'price_solo' });
    await provider.press(portal, 'Keep the Build plan');
    await provider.press(portal, 'Renew now');
    expect((await readSubscription(provider, id)).items.data[0].price.id).toBe('price_build');
  });

  it('ends a cancelled plan now, once, however often the button is pressed', async ({ provider }) => {
    const { id, portal } = await aSubscriber(provider);
    await provider.press(portal, 'Cancel plan');
    const pressed = await provider.findButton(portal, 'End it now');
    const answers = await Promise.all([provider.form(...pressed), provider.form(...pressed)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect((await readSubscription(provider, id)).status).toBe('canceled');
    await expect
      .poll(() => provider.types())
      .toEqual(['customer.subscription.deleted', 'customer.subscription.updated']);
  });

  it('cancels to the end of the period, takes that back, and ends then', async ({ provider }) => {
    const { id, portal } = await aSubscriber(provider);
    await provider.press(portal, 'Cancel plan');
    expect(await readSubscription(provider, id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await provider.press(portal, 'Keep the plan');
    expect(await readSubscription(provider, id)).toMatchObject({ cancel_at: null });
    await provider.press(portal, 'Cancel plan');
    provider.now = new Date('2027-02-28T09:00:00Z');
    await provider.payments.subscriptions.renewDue();
    expect(await readSubscription(provider, id)).toMatchObject({
      status: 'canceled',
      ended_at: provider.now.getTime() / 1000,
    });
    await expect.poll(() => provider.types()).toContain('customer.subscription.deleted');
  });

  it("touches no other customer's subscription", async ({ provider }) => {
    const { id } = await aSubscriber(provider);
    const stranger = await aCustomer(provider, 'eve');
    const portal = await aPortal(provider, stranger);
    expect((await provider.form(`${portal}/cancel`, { subscription: id })).statusCode).toBe(404);
    expect((await readSubscription(provider, id)).cancel_at).toBeNull();
  });

  it('is closed after an hour', async ({ provider }) => {
    const { portal } = await aSubscriber(provider);
    provider.now = new Date(provider.now.getTime() + 3600_000);
    expect((await provider.inject(portal)).statusCode).toBe(404);
  });
});
