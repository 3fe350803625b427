import { CurrentUser, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { readPeriod } from './read-date-range';
import { UsageService } from './usage.service';

@Controller()
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  @Op('getUnifiedUsage')
  async summary(@Input() { query }: OpInput<'getUnifiedUsage'>, @CurrentUser() user: Principal) {
    const items = await this.usage.summarise(user.id, query.p_filter_type ?? 'all', readPeriod(query));
    return items.map(({ slug, type, name, lines, credits }) => ({
      slug,
      transaction_type: type,
      display_name: name,
      total_usage: lines,
      total_cost: credits,
    }));
  }

  @Op('getCreditHistory')
  async history(@Input() { query }: OpInput<'getCreditHistory'>, @CurrentUser() user: Principal) {
    const points = await this.usage.history(user.id, readPeriod(query), query.p_points ?? 32);
    return points.map(({ at, balance }) => ({ at: at.toISOString(), balance }));
  }
}
