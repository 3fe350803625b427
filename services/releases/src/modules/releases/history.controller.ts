import { GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { HistoryService } from './history.service';
import { ServedService } from './served.service';
import { toChoice } from './to-choice';
import { toDeployable } from './to-deployable';
import { toRelease } from './to-release';
import { toReleaseEventPage } from './to-release-event-page';

@Controller()
@GuardedBy(ReleaseTokenGuard)
export class HistoryController {
  constructor(
    private readonly history: HistoryService,
    private readonly served: ServedService,
  ) {}

  @Op('listServedReleases')
  async listServed() {
    return { items: await this.served.list() };
  }

  @Op('listDeployables')
  async deployables() {
    const rows = await this.history.deployables();
    return {
      items: rows.map(toDeployable),
    };
  }

  @Op('listReleases')
  async list(@Input() { path }: OpInput<'listReleases'>) {
    const { releases, choice } = await this.history.releases(path.name);
    return {
      items: releases.map((release) => toRelease(release, release.version === choice?.version)),
      choice: choice && toChoice(choice),
      previous: choice?.previous ?? null,
    };
  }

  @Op('listReleaseEvents')
  async events(@Input() { path, query }: OpInput<'listReleaseEvents'>) {
    return toReleaseEventPage(await this.history.events(path.name, query));
  }
}
