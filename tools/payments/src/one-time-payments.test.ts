import { describe, expect } from 'vitest';
import { aCustomer, it, type TestProvider } from './testing/index.ts';

/** The path of the page on which a customer pays $149 within an hour. */
async function openPayment(provider: TestProvider, changes: object = {}): Promise<string> {
  return provider.open('/v1/payments', {
    customer: await aCustomer(provider),
    amount: 14_900,
    currency: 'usd',
    description: 'Studio Hour (60 min video)',
    reference: 'purchase:1',
    expires_at: provider.payments.now() + 3600,
    success_url: 'http://localhost:4000/account?purchase=1',
    cancel_url: 'http://localhost:4000/account?purchase=canceled',
    idempotency_key: 'key-1',
    ...changes,
  });
}

describe('a one-time payment', () => {
  it('shows what it costs in its currency, and is paid once, however often the button is pressed', async ({
    provider,
  }) => {
    const path = await openPayment(provider);
    expect((await provider.inject(path)).body).toContain('Pay $149.00');
    for (let press = 0; press < 3; press++) {
      const { statusCode, headers } = await provider.form(path, { card: 'works' });
      expect([statusCode, headers['location']]).toEqual([303, 'http://localhost:4000/account?purchase=1']);
    }
    await expect.poll(() => provider.receiver.events).toHaveLength(1);
    expect(provider.receiver.events[0]).toMatchObject({
      type: 'checkout.session.completed',
      object: {
        mode: 'payment',
        payment_status: 'paid',
        amount_total: 14_900,
        currency: 'usd',
        metadata: { reference: 'purchase:1' },
      },
    });
    expect((await provider.inject(path)).statusCode).toBe(410);
  });

  it('is the same page for the same key, and another one for another key', async ({ provider }) => {
    const path = await openPayment(provider);
    expect(await openPayment(provider, { amount: 1 })).toBe(path);
    expect(await openPayment(provider, { idempotency_key: 'key-2' })).not.toBe(path);
  });

  it('with a declined card charges nothing and can be tried again', async ({ provider }) => {
    const path = await openPayment(provider);
    expect((await provider.form(path, { card: 'declines' })).statusCode).toBe(402);
    expect(provider.receiver.events).toEqual([]);
    expect((await provider.form(path, { card: 'works' })).statusCode).toBe(303);
  });

  it('that is left is closed at its time, and says so', async ({ provider }) => {
    const path = await openPayment(provider);
    provider.now = new Date(provider.now.getTime() + 3_600_000);
    expect((await provider.form(path, { card: 'works' })).statusCode).toBe(410);
    await provider.payments.oneTime.expireDue();
    await provider.payments.oneTime.expireDue();
    await expect.poll(() => provider.types()).toEqual(['checkout.session.expired']);
    expect((await provider.inject(path)).statusCode).toBe(410);
  });

  it('is closed with its customer', async ({ provider }) => {
    const path = await openPayment(provider);
    await provider.api('DELETE', `/v1/customers/${await aCustomer(provider)}`);
    await expect.poll(() => provider.types()).toEqual(['checkout.session.expired']);
    expect((await provider.form(path, { card: 'works' })).statusCode).toBe(410);
  });

  it('shows no markup of the seller', async ({ provider }) => {
    const { body } = await provider.inject(await openPayment(provider, { description: '<b>Bold</b>' }));
    expect(body).not.toContain('<b>Bold</b>');
  });

  it('takes a buyer without an account, and is refunded once', async ({ provider }) => {
    await provider.form(await openPayment(provider, { customer: null }), { card: 'works' });
    const [payment] = provider.payments.state.payments;
    const refund = () => provider.api('POST', '/v1/refunds', { payment: payment?.intent, idempotency_key: 'refund-1' });
    const { refunded_at } = await refund();
    expect(await refund()).toEqual({ payment: payment?.intent, refunded_at });
    await expect.poll(() => provider.types()).toEqual(['charge.refunded', 'checkout.session.completed']);
  });

  it('with a card that refuses refunds tells each failed refund once, with what the seller said about it', async ({
    provider,
  }) => {
    await provider.form(await openPayment(provider), { card: 'refuses-refunds' });
    const [paid] = provider.payments.state.payments;
    for (const attempt of ['1', '1', '2']) {
      const metadata = { reference: 'purchase:1', attempt };
      const order = { payment: paid?.intent, idempotency_key: `purchase:1:${attempt}`, metadata };
      expect(await provider.api('POST', '/v1/refunds', order)).toMatchObject({ refunded_at: null });
    }
    const failures = () => provider.receiver.events.filter(({ type }) => type === 'refund.failed');
    await expect
      .poll(() => failures().map(({ object }) => object['metadata']))
      .toEqual([
        { reference: 'purchase:1', attempt: '1' },
        { reference: 'purchase:1', attempt: '2' },
      ]);
  });

  it('is closed by the seller, unless it was paid', async ({ provider }) => {
    const open = await openPayment(provider);
    const paid = await openPayment(provider, { idempotency_key: 'key-2' });
    await provider.form(paid, { card: 'works' });
    for (const { id } of provider.payments.state.payments) await provider.api('POST', `/v1/payments/${id}/expire`, {});
    expect((await provider.form(open, { card: 'works' })).statusCode).toBe(410);
    expect(provider.payments.state.payments.map(({ status }) => status)).toEqual(['expired', 'complete']);
  });
});
