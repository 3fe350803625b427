import { describe, expect } from 'vitest';
import { aSubscriber, it, readSubscription, SECRET } from './testing/index.ts';

describe('the API', () => {
  it('refuses requests without the secret', async ({ provider }) => {
    for (const headers of [{}, { authorization: 'Bearer guess' }, { authorization: SECRET }]) {
      const answer = await provider.inject({ method: 'POST', url: '/v1/customers', headers, payload: {} });
      expect(answer.statusCode).toBe(401);
    }
  });

  it('gives one customer per reference', async ({ provider }) => {
    const ask = () => provider.api('POST', '/v1/customers', { reference: 'ada', email: 'ada@example.org' });
    const all = await Promise.all(Array.from({ length: 5 }, ask));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });

  it('shows a customer under the address that was set last, and knows none who is gone', async ({ provider }) => {
    const { id: customer } = await provider.api('POST', '/v1/customers', { reference: 'ada' });
    const address = (email: string) => provider.api('POST', `/v1/customers/${customer}`, { email });
    expect(await address('ada@example.org')).toEqual({ id: customer, deleted: false });
    await address('lin@example.org');
    expect(provider.payments.state.customers).toMatchObject([{ id: customer, email: 'lin@example.org' }]);
    await provider.api('DELETE', `/v1/customers/${customer}`);
    expect(await address('ada@example.org')).toEqual({ id: customer, deleted: true });
  });

  it('forgets a customer and ends what they paid for, and does so twice', async ({ provider }) => {
    const { customer, id, portal } = await aSubscriber(provider);
    await provider.api('DELETE', `/v1/customers/${customer}`);
    await provider.api('DELETE', `/v1/customers/${customer}`);
    expect(await provider.api('GET', `/v1/customers/${customer}`)).toEqual({ id: customer, deleted: true });
    expect((await readSubscription(provider, id)).status).toBe('canceled');
    expect(JSON.stringify(provider.payments.state)).not.toContain('ada@example.org');
    expect((await provider.inject(portal)).statusCode).toBe(404);
    await expect.poll(() => provider.types()).toEqual(['customer.subscription.deleted']);
  });
});

describe('errors below /dev', () => {
  it.for([
    ['an unknown address', { url: '/dev/payments/nothing' }, 404],
    [
      'a body that is no form',
      { method: 'POST', url: '/dev/payments/checkout/cs_1', payload: 'x', headers: { 'content-type': 'text/x' } },
      415,
    ],
  ] as const)('%s is a problem document', async ([, request, status], { provider }) => {
    const response = await provider.inject(request);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
    expect(response.json()).toMatchObject({ status, code: expect.any(String) });
  });
});
