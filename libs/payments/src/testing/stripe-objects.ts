/** A page of Stripe Checkout as its API answers it, shortened by members that say nothing here. */
export const CHECKOUT_SESSION = {
  id: 'cs_test_a11YYufWQzNY63zpQ6QSNRQhkUpVph4WRmzW0zWJO2znZKdVujZ0N0S22u',
  object: 'checkout.session',
  after_expiration: null,
  allow_promotion_codes: null,
  amount_subtotal: 4900,
  amount_total: 4900,
  cancel_url: 'http://localhost:4000/account?checkout=canceled',
  client_reference_id: '019aa1de-92f8-7443-a9d2-0123456789ab',
  created: 1763632800,
  currency: 'eur',
  customer: 'cus_NffrFeUfNV2Hib',
  customer_email: null,
  expires_at: 1763719200,
  invoice: null,
  livemode: false,
  locale: null,
  metadata: { price_id: 'price_1MoBy5LkdIwHu7ixZhnattbh' },
  mode: 'subscription',
  payment_intent: null,
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  setup_intent: null,
  status: 'open',
  subscription: null,
  success_url: 'http://localhost:4000/account?checkout=success&plan=build',
  ui_mode: 'hosted_page',
  url: 'https://checkout.stripe.com/c/pay/cs_test_a11YYufWQzNY63zpQ6QSNRQhkUpVph4WRmzW0zWJO2znZKdVujZ0N0S22u#fidkdWxOYHwnPyd1blpxYHZxWjA0',
};

/** An event around an object, as it arrives at an endpoint. */
export function stripeEvent(type: string, object: object) {
  return {
    id: 'evt_1MqqbKLt4dXK03v5qaIbiNCC',
    object: 'event',
    api_version: '2026-10-28.endive',
    created: 1763632801,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}
