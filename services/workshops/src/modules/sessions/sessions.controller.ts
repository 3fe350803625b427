import { Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { SessionsService } from './sessions.service';
import { toWorkshopSession } from './to-workshop-session';

@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Op('listWorkshops')
  @Public()
  async list() {
    return { items: (await this.sessions.list()).map(toWorkshopSession) };
  }

  @Op('getWorkshop')
  @Public()
  async get(@Input() { path }: OpInput<'getWorkshop'>) {
    return toWorkshopSession(await this.sessions.get(path.id));
  }
}
