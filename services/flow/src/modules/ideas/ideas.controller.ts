import { CurrentUser, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { toStrategy } from '../strategies/to-strategy';
import { IdeasService } from './ideas.service';
import { toIdea } from './to-idea';

@Controller()
export class IdeasController {
  constructor(private readonly ideas: IdeasService) {}

  @Op('listIdeas')
  async list(@Input() { path }: OpInput<'listIdeas'>, @CurrentUser() user: Principal) {
    return { ideas: (await this.ideas.list(user.id, path.id)).map(toIdea) };
  }

  @Op('generateIdeas')
  async generate(@Input() { path, body }: OpInput<'generateIdeas'>, @CurrentUser() user: Principal) {
    const { count, pillar } = body;
    return toStrategy(await this.ideas.ask({ userId: user.id, strategyId: path.id, count, pillar }));
  }

  @Op('renewIdeas')
  async renew(@Input() { path }: OpInput<'renewIdeas'>, @CurrentUser() user: Principal) {
    return toStrategy(await this.ideas.renew(user.id, path.id));
  }

  @Op('updateIdea')
  async update(@Input() { path, body }: OpInput<'updateIdea'>, @CurrentUser() user: Principal) {
    const change = { userId: user.id, ideaId: path.id, status: body.status, scheduledOn: body.scheduled_on };
    return toIdea(await this.ideas.change(change));
  }
}
