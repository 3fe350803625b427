import { Clock, Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { SessionsService } from './sessions.service';
import { toWorkshopSession } from './to-workshop-session';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  @Op('listWorkshops')
  @Public()
  async list() {
    const now = this.clock.now();
    return { items: (await this.sessions.list()).map((session) => toWorkshopSession(session, now)) };
  }

  @Op('getWorkshop')
  @Public()
  async get(@Input() { path }: OpInput<'getWorkshop'>) {
    return toWorkshopSession(await this.sessions.show(path.id), this.clock.now());
  }
}
