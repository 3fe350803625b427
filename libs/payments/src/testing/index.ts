export { type FakeStripe, startFakeStripe, type StripeRequest } from './fake-stripe';
export { CHECKOUT_SESSION, stripeEvent } from './stripe-objects';
