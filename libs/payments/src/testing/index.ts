export { type FakeStripe, startFakeStripe, type StripeRequest } from './fake-stripe';
export { CHECKOUT_SESSION, stripeEvent } from './stripe-objects';
export { type FakeFacts, FakeOneTimePayments, type FakeOutcome, type FakePage } from './fake-one-time-payments';
