import { describe, expect } from 'vitest';
import { aCheckout, aCustomer, it } from './testing/index.ts';

describe('a checkout', () => {
  it('that is paid begins a subscription, says so in signed events, and leads back', async ({ provider }) => {
    const customer = await aCustomer(provider);
    const path = await aCheckout(provider, customer);
    const shown = await provider.inject(path);
    expect(shown.body).toContain('Pay €9.00');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");

    const paid = await provider.form(path, { card: 'works' });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, 'http://localhost:4000/account?paid=1']);
    await expect
      .poll(() => provider.types())
      .toEqual(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']);
    const invoice = provider.receiver.events.find(({ type }) => type === 'invoice.paid')?.object;
    expect(invoice).toMatchObject({
      customer,
      billing_reason: 'subscription_create',
      total: 900,
      parent: { subscription_details: { subscription: expect.stringMatching(/^sub_/) } },
      lines: { data: [{ amount: 900, pricing: { price_details: { price: 'price_solo' } } }] },
    });
  });

  it('with a declined card charges nothing and can be tried again', async ({ provider }) => {
    const customer = await aCustomer(provider);
    const path = await aCheckout(provider, customer);
    const declined = await provider.form(path, { card: 'declines' });
    expect(declined.statusCode).toBe(402);
    expect(declined.body).toContain('role="alert"');
    expect(provider.payments.state.subscriptions).toEqual([]);
    expect((await provider.form(path, { card: 'works' })).statusCode).toBe(303);
  });

  it('is paid once, however often the button is pressed', async ({ provider }) => {
    const customer = await aCustomer(provider);
    const path = await aCheckout(provider, customer);
    const answers = await Promise.all(Array.from({ length: 5 }, () => provider.form(path, { card: 'works' })));
    expect(new Set(answers.map(({ headers }) => headers.location))).toEqual(
      new Set(['http://localhost:4000/account?paid=1']),
    );
    expect(provider.payments.state.subscriptions).toHaveLength(1);
    expect((await provider.inject(path)).statusCode).toBe(410);
  });

  it('for another price closes the one before; for the same price it is the same', async ({ provider }) => {
    const customer = await aCustomer(provider);
    const [first, again, other] = [
      await aCheckout(provider, customer),
      await aCheckout(provider, customer),
      await aCheckout(provider, customer, 'price_build'),
    ];
    expect(again).toBe(first);
    expect((await provider.form(first, { card: 'works' })).statusCode).toBe(410);
    expect((await provider.form(other, { card: 'works' })).statusCode).toBe(303);
  });

  it('is unknown under any other id', async ({ provider }) => {
    expect((await provider.inject('/dev/payments/checkout/cs_guess')).statusCode).toBe(404);
  });

  it('escapes the texts of the merchant', async ({ provider }) => {
    const customer = await aCustomer(provider);
    const prices = [{ id: 'price_solo', label: '<script>x</script>', description: '<img src=x>', amount: 900 }];
    const path = await aCheckout(provider, customer, 'price_solo', prices);
    expect((await provider.inject(path)).body).not.toMatch(/<script|<img/);
  });
});
