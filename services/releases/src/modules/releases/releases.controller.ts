import { GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { type Actor, CurrentActor } from '../../pipeline/actor';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { HistoryService } from './history.service';
import { toNewRelease } from './new-release';
import { ReleasesService } from './releases.service';
import { toChoice } from './to-choice';
import { toRelease } from './to-release';

@Controller()
@GuardedBy(ReleaseTokenGuard)
export class ReleasesController {
  constructor(
    private readonly releases: ReleasesService,
    private readonly history: HistoryService,
  ) {}

  @Op('registerRelease')
  async register(@Input() { body }: OpInput<'registerRelease'>, @CurrentActor() actor: Actor) {
    const { activate, expect, override, reason, unless_chosen_by_others: unlessChosenByOthers } = body;
    const choice = activate ? { expect, override, reason: reason ?? null, unlessChosenByOthers } : null;
    const { release, current } = await this.releases.register(actor, toNewRelease(body), choice);
    return toRelease(release, current);
  }

  @Op('setCurrentRelease')
  async setCurrent(@Input() { path, body }: OpInput<'setCurrentRelease'>, @CurrentActor() actor: Actor) {
    const { version, expect, override, reason } = body;
    await this.releases.setCurrent(actor, path.name, { version, expect, override, reason: reason ?? null });
    return toChoice(await this.history.choice(path.name));
  }
}
