import { afterAll, beforeEach } from 'vitest';
import { StripePayments } from '../stripe-payments';
import { startFakeStripe } from '@declic/payments/testing';

export const BUILD = 'price_1MoBy5LkdIwHu7ixZhnattbh';
export const GROW = 'price_1MoBy5LkdIwHu7ixGrowGrow';

/** An answer with a whole list. */
export const list = (...data: object[]): [number, object] => [
  200,
  { object: 'list', data, has_more: false, url: '/v1/x' },
];

/** A moment of Stripe's, which counts seconds. */
export const at = (seconds: number) => new Date(seconds * 1000);

/** The adapter under test, talking to a server at this address. */
export function stripePaymentsAt(url: string): StripePayments {
  return new StripePayments({
    secretKey: 'sk_test_123',
    webhookSecret: 'whsec_123',
    apiBase: url,
    portalConfiguration: 'bpc_1MAhNDLkdIwHu7ixckACO1Jq',
  });
}

/** The adapter and a server that answers like Stripe, for one test file; each test begins without requests and answers. */
export async function startStripePayments() {
  const stripe = await startFakeStripe();
  afterAll(() => stripe.stop());
  beforeEach(() => {
    stripe.requests.length = 0;
    stripe.answers = {};
  });
  return { stripe, payments: stripePaymentsAt(stripe.url) };
}
