import { atField, refusal } from '@declic/nest-kit';

/** Nothing is sold at this price. */
export class PriceUnknownError extends refusal(
  'invalid',
  'price_unknown',
  'This plan does not exist.',
  atField('priceId', 'must be the price of a plan'),
) {}

/** The user pays for this plan already. */
export class PlanIsCurrentError extends refusal('conflict', 'plan_is_current', 'This is your plan already.') {}

/** There is nothing to manage at the provider. */
export class NoSubscriptionError extends refusal(
  'conflict',
  'no_subscription',
  'You have no subscription yet. Choose a plan first.',
) {}
