import { CurrentUser, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { IdeasService } from '../ideas/ideas.service';
import { toIdea } from '../ideas/to-idea';
import { PlanService } from './plan.service';

@Controller()
export class PlanController {
  constructor(
    private readonly plans: PlanService,
    private readonly ideas: IdeasService,
  ) {}

  @Op('planIdeas')
  async plan(@Input() { path, body }: OpInput<'planIdeas'>, @CurrentUser() user: Principal) {
    await this.plans.plan({ userId: user.id, strategyId: path.id, startsOn: body.starts_on });
    return { ideas: (await this.ideas.list(user.id, path.id)).map(toIdea) };
  }
}
