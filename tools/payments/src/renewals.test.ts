import { describe, expect } from 'vitest';
import { aPortal, aSubscriber, it, readSubscription, type TestProvider } from './testing/index.ts';

async function readPeriod(provider: TestProvider, id: string): Promise<string[]> {
  const { current_period_start, current_period_end } = (await readSubscription(provider, id)).items.data[0];
  return [current_period_start, current_period_end].map((seconds) =>
    new Date(seconds * 1000).toISOString().slice(0, 10),
  );
}

describe('renewals', () => {
  it('come at the end of each month, counted from the first day', async ({ provider }) => {
    const { id } = await aSubscriber(provider);
    expect(await readPeriod(provider, id)).toEqual(['2027-01-31', '2027-02-28']);
    for (const [today, period] of [
      ['2027-02-28T08:59:59Z', ['2027-01-31', '2027-02-28']],
      ['2027-02-28T09:00:00Z', ['2027-02-28', '2027-03-31']],
      ['2027-03-31T09:00:01Z', ['2027-03-31', '2027-04-30']],
    ] as const) {
      provider.now = new Date(today);
      await provider.payments.subscriptions.renewDue();
      expect(await readPeriod(provider, id)).toEqual(period);
    }
    await expect
      .poll(() => provider.types())
      .toEqual(['customer.subscription.updated', 'customer.subscription.updated', 'invoice.paid', 'invoice.paid']);
  });

  it('that were slept through are made up for, month by month', async ({ provider }) => {
    const { id } = await aSubscriber(provider);
    provider.now = new Date('2027-04-29T00:00:00Z');
    await provider.payments.subscriptions.renewDue();
    expect(await readPeriod(provider, id)).toEqual(['2027-03-31', '2027-04-30']);
    await expect.poll(() => provider.types().filter((type) => type === 'invoice.paid')).toHaveLength(2);
  });

  it('now begin a new month now', async ({ provider }) => {
    const { id, customer } = await aSubscriber(provider);
    provider.now = new Date('2027-02-10T12:00:00Z');
    const portal = await aPortal(provider, customer);
    expect((await provider.press(portal, 'Renew now')).statusCode).toBe(303);
    expect(await readPeriod(provider, id)).toEqual(['2027-02-10', '2027-03-10']);
    await provider.press(portal, 'Renew now');
    await expect.poll(() => provider.types().filter((type) => type === 'invoice.paid')).toHaveLength(2);
    const ends = provider.receiver.events
      .filter(({ type }) => type === 'invoice.paid')
      .map(({ object }) => JSON.stringify(object['lines']));
    expect(new Set(ends.map((lines) => /"end":(\d+)/.exec(lines)?.[1])).size).toBe(2);
  });

  it('now happen once, however often the button is pressed', async ({ provider }) => {
    const { portal } = await aSubscriber(provider);
    const pressed = await provider.findButton(portal, 'Renew now');
    const answers = await Promise.all(Array.from({ length: 4 }, () => provider.form(...pressed)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303]);
    expect(provider.payments.state.invoices).toHaveLength(2);
  });

  it('with a card that fails leave the subscription past due until it is paid', async ({ provider }) => {
    const { id, portal } = await aSubscriber(provider, 'declines-later');
    await provider.press(portal, 'Renew now');
    await expect.poll(() => provider.types()).toEqual(['customer.subscription.updated', 'invoice.payment_failed']);
    expect((await readSubscription(provider, id)).status).toBe('past_due');
    expect((await provider.inject(portal)).body).toContain('Payment failed');

    provider.receiver.events = [];
    await provider.press(portal, 'Pay with a working card');
    await expect.poll(() => provider.types()).toEqual(['customer.subscription.updated', 'invoice.paid']);
    expect((await readSubscription(provider, id)).status).toBe('active');
  });
});
