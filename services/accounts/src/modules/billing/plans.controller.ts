import { Op, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { PLANS } from './plans';
import { PlanPrices } from './plan-prices';

@Controller()
export class PlansController {
  constructor(private readonly prices: PlanPrices) {}

  @Public()
  @Op('listPlans')
  list() {
    return PLANS.map((plan) => ({
      ...plan,
      priceId: this.prices.ofPlan(plan),
      features: [...plan.features],
    }));
  }
}
