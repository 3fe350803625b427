import { Clock, Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { SessionsService } from './sessions.service';
import { toSessionPage } from './to-session-page';
import { toWorkshopSession } from './to-workshop-session';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  @Op('listWorkshops')
  @Public()
  async list(@Input() { query }: OpInput<'listWorkshops'>) {
    return toSessionPage(await this.sessions.list(), this.clock.now(), query.page);
  }

  @Op('getWorkshop')
  @Public()
  async get(@Input() { path }: OpInput<'getWorkshop'>) {
    return toWorkshopSession(await this.sessions.show(path.id), this.clock.now());
  }
}
