import { GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { ReleasesService } from './releases.service';
import { toRelease } from './to-release';

@Controller()
@GuardedBy(ReleaseTokenGuard)
export class ReleasesController {
  constructor(private readonly releases: ReleasesService) {}

  @Op('registerRelease')
  async register(@Input() { body }: OpInput<'registerRelease'>) {
    const { release, current } = await this.releases.register(body.manifest, body.activate ?? true);
    return toRelease(release, current);
  }

  @Op('setCurrentRelease')
  async setCurrent(@Input() { path, body }: OpInput<'setCurrentRelease'>) {
    const { name, version, previous } = await this.releases.setCurrent(path.name, body.version);
    return { name, version, previous };
  }

  @Op('listReleases')
  async list(@Input() { path }: OpInput<'listReleases'>) {
    const { releases, current } = await this.releases.history(path.name);
    return {
      items: releases.map((release) => toRelease(release, release.version === current?.version)),
      previous: current?.previous ?? null,
    };
  }
}
