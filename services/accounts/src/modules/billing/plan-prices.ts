import { ConfigError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { AccountsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { isPaid, type PaidPlanSlug, type Plan, PLANS } from './plans';

/** Which price of the payment provider stands for which plan. */
@Injectable()
export class PlanPrices {
  private readonly prices: Readonly<Record<PaidPlanSlug, string>>;

  /** @throws {ConfigError} Stripe is used, and a price or its webhook's secret is missing. */
  constructor(@InjectConfig() config: AccountsConfig) {
    this.prices = config.STRIPE_SECRET_KEY === undefined ? LOCAL_PRICES : stripePrices(config);
  }

  /** Null for the plan that costs nothing. */
  ofPlan(plan: Plan): string | null {
    return isPaid(plan) ? this.prices[plan.slug] : null;
  }

  /** The plan that is sold at this price, if any is. */
  planAt(priceId: string): Plan | undefined {
    return PLANS.find((plan) => this.ofPlan(plan) === priceId);
  }
}

const LOCAL_PRICES: Readonly<Record<PaidPlanSlug, string>> = {
  solo: 'price_solo_monthly',
  build: 'price_build_monthly',
  grow: 'price_grow_monthly',
  scale: 'price_scale_monthly',
};

function stripePrices(config: AccountsConfig): Readonly<Record<PaidPlanSlug, string>> {
  const { STRIPE_PRICE_SOLO, STRIPE_PRICE_BUILD, STRIPE_PRICE_GROW, STRIPE_PRICE_SCALE } = config;
  if (!STRIPE_PRICE_SOLO || !STRIPE_PRICE_BUILD || !STRIPE_PRICE_GROW || !STRIPE_PRICE_SCALE)
    throw new ConfigError(
      'With STRIPE_SECRET_KEY, set the monthly prices too: STRIPE_PRICE_SOLO, STRIPE_PRICE_BUILD, STRIPE_PRICE_GROW and STRIPE_PRICE_SCALE.',
    );
  return {
    solo: STRIPE_PRICE_SOLO,
    build: STRIPE_PRICE_BUILD,
    grow: STRIPE_PRICE_GROW,
    scale: STRIPE_PRICE_SCALE,
  };
}
