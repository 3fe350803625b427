import { GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { type Actor, CurrentActor } from '../../pipeline/actor';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { AvailabilityService } from './availability.service';
import { HistoryService } from './history.service';
import { toChoice } from './to-choice';
import { toRelease } from './to-release';
import { WithdrawalsService } from './withdrawals.service';

@Controller()
@GuardedBy(ReleaseTokenGuard)
export class AvailabilityController {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly withdrawals: WithdrawalsService,
    private readonly history: HistoryService,
  ) {}

  @Op('setFrozen')
  async setFrozen(@Input() { path, body }: OpInput<'setFrozen'>, @CurrentActor() actor: Actor) {
    await this.availability.setFrozen(actor, path.name, { ...toChange(body), frozen: body.frozen });
    return toChoice(await this.history.choice(path.name));
  }

  @Op('setRetired')
  async setRetired(@Input() { path, body }: OpInput<'setRetired'>, @CurrentActor() actor: Actor) {
    if (body.retired) await this.availability.retire(actor, path.name, toChange(body));
    else await this.availability.revive(actor, path.name, toChange(body));
    return toChoice(await this.history.choice(path.name));
  }

  @Op('withdrawRelease')
  async withdraw(@Input() { path, body }: OpInput<'withdrawRelease'>, @CurrentActor() actor: Actor) {
    // What visitors get is never withdrawn: another version took its place.
    return toRelease(await this.withdrawals.withdraw({ actor, ...path, ...toChange(body) }), false);
  }
}

function toChange({ expect, reason }: OpInput<'withdrawRelease'>['body']) {
  return { expect, reason: reason ?? null };
}
