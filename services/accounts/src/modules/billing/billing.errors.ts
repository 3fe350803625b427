import { DomainError } from '@declic/nest-kit';

/** Nothing is sold at this price. */
export class PriceUnknownError extends DomainError {
  readonly code = 'price_unknown';
  readonly kind = 'invalid';

  constructor() {
    super('This plan does not exist.', {
      errors: [{ in: 'body', field: 'priceId', message: 'must be the price of a plan' }],
    });
  }
}

/** The user pays for this plan already. */
export class PlanIsCurrentError extends DomainError {
  readonly code = 'plan_is_current';
  readonly kind = 'conflict';

  constructor() {
    super('This is your plan already.');
  }
}

/** There is nothing to manage at the provider. */
export class NoSubscriptionError extends DomainError {
  readonly code = 'no_subscription';
  readonly kind = 'conflict';

  constructor() {
    super('You have no subscription yet. Choose a plan first.');
  }
}

/** The provider did not answer as it should; nothing was changed. */
export class PaymentsUnavailableError extends DomainError {
  readonly code = 'payments_unavailable';
  readonly kind = 'unavailable';

  constructor(cause?: unknown) {
    super('Payments are not available right now. Try again in a moment.', { headers: { 'retry-after': '5' }, cause });
  }
}

/** The signature of the webhook is invalid, or it is too old. */
export class SignatureInvalidError extends DomainError {
  readonly code = 'signature_invalid';
  readonly kind = 'malformed';

  constructor(cause?: unknown) {
    super('The signature of this event is not valid.', { cause });
  }
}
