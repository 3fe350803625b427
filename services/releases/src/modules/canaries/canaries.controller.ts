import { GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { type Actor, CurrentActor } from '../../pipeline/actor';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { HistoryService } from '../releases/history.service';
import { toChoice } from '../releases/to-choice';
import { CanariesService } from './canaries.service';

@Controller()
@GuardedBy(ReleaseTokenGuard)
export class CanariesController {
  constructor(
    private readonly canaries: CanariesService,
    private readonly history: HistoryService,
  ) {}

  @Op('setCanary')
  async set(@Input() { path, body }: OpInput<'setCanary'>, @CurrentActor() actor: Actor) {
    await this.canaries.set(actor, path.name, { ...body, reason: body.reason ?? null });
    return toChoice(await this.history.choice(path.name));
  }

  @Op('promoteCanary')
  async promote(@Input() { path, body }: OpInput<'promoteCanary'>, @CurrentActor() actor: Actor) {
    await this.canaries.promote(actor, path.name, { ...body, reason: body.reason ?? null });
    return toChoice(await this.history.choice(path.name));
  }

  @Op('endCanary')
  async end(@Input() { path, body }: OpInput<'endCanary'>, @CurrentActor() actor: Actor) {
    await this.canaries.end(actor, path.name, { ...body, reason: body.reason ?? null });
    return toChoice(await this.history.choice(path.name));
  }
}
