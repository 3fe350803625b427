import { describe, expect, it } from 'vitest';
import { config } from '../../config';
import { createPaymentProvider } from './create-payment-provider';
import { PlanPrices } from './plan-prices';
import { getPlan } from './plans';

const common = {
  SERVICE_PORT: '0',
  LOCAL_MODE: 'true',
  DATABASE_URL: 'postgres://accounts_app@localhost/declic',
  THROTTLE_SECRET: 'a secret that only tests know, 32 characters',
  REFRESH_TOKEN_SECRET: 'another secret that only tests know, 32',
  SESSION_SIGNING_KEYS: 'A'.repeat(43),
  PUBLIC_URL: 'http://localhost:4000',
  SMTP_URL: 'smtp://127.0.0.1:1',
};
const local = {
  PAYMENTS_URL: 'http://127.0.0.1:4193',
  PAYMENTS_SECRET: 'a secret of the stack, 32 characters or more',
};
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_SOLO: 'price_1',
  STRIPE_PRICE_BUILD: 'price_2',
  STRIPE_PRICE_GROW: 'price_3',
  STRIPE_PRICE_SCALE: 'price_4',
};

function providerFor(settings: Record<string, string>) {
  const parsed = config.read({ ...common, ...settings });
  const prices = new PlanPrices(parsed);
  return { provider: createPaymentProvider(parsed, prices), prices };
}

describe('the payment provider', () => {
  it('is the one of the local stack', () => {
    const { provider, prices } = providerFor(local);
    expect([provider.name, provider.webhookSecret]).toEqual(['local', local.PAYMENTS_SECRET]);
    expect(prices.planAt('price_build_monthly')).toBe(getPlan('build'));
  });

  it('is Stripe as soon as its key is set, with the prices that are set', () => {
    const { provider, prices } = providerFor({ ...local, ...stripe });
    expect([provider.name, provider.webhookSecret]).toEqual(['stripe', 'whsec_1']);
    expect(prices.planAt('price_2')).toBe(getPlan('build'));
    expect(prices.planAt('price_build_monthly')).toBeUndefined();
    expect(prices.ofPlan(getPlan('free'))).toBeNull();
  });

  it.each(['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_GROW'])(
    'is refused in words when Stripe is used without %s',
    (name) => {
      expect(() => providerFor({ ...stripe, [name]: '' })).toThrow(name);
    },
  );

  it('is disabled without settings, and never local outside local mode: payments and events are refused', async () => {
    for (const settings of [{}, { ...local, LOCAL_MODE: 'false' }]) {
      const { provider } = providerFor(settings);
      expect(provider.webhookSecret).toBeUndefined();
      await expect(provider.createCustomer({ id: 'x' })).rejects.toMatchObject({
        code: 'payments_unavailable',
      });
    }
  });
});
