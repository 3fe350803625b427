import { CurrentUser, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { toBillingOverview } from './to-billing-overview';
import { BillingOverviewService } from './billing-overview.service';
import { BillingService } from './billing.service';
import { KeepPlanService } from './keep-plan.service';

@Controller()
export class BillingController {
  constructor(
    private readonly billing: BillingService,
    private readonly overviews: BillingOverviewService,
    private readonly plans: KeepPlanService,
  ) {}

  @Op('getBillingOverview')
  async overview(@CurrentUser() user: Principal) {
    return toBillingOverview(await this.overviews.of(user.id));
  }

  @Op('subscribe')
  async subscribe(@Input() { body: { priceId, kid } }: OpInput<'subscribe'>, @CurrentUser() user: Principal) {
    return { url: await this.billing.subscribe(user, { priceId, kid }) };
  }

  @Op('keepPlan')
  async keep(@CurrentUser() user: Principal) {
    await this.plans.keep(user.id);
    return toBillingOverview(await this.overviews.of(user.id));
  }

  @Op('openBillingPortal')
  async portal(@CurrentUser() user: Principal) {
    return { url: await this.billing.openPortal(user.id) };
  }
}
