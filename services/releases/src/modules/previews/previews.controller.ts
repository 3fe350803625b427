import { GuardedBy, Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { type Actor, CurrentActor } from '../../pipeline/actor';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { PreviewsService } from './previews.service';

@Controller()
@GuardedBy(ReleaseTokenGuard)
export class PreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  @Op('createPreview')
  create(@Input() { body }: OpInput<'createPreview'>, @CurrentActor() actor: Actor) {
    return this.previews.linkToVersions(actor, body.overrides, body.hours);
  }

  @Op('createReplay')
  replay(@Input() { path, body }: OpInput<'createReplay'>) {
    return this.previews.linkToComposition(path.id, body.hours);
  }
}

/** The signature of the token is the permission. */
@Controller()
export class PreviewController {
  constructor(private readonly previews: PreviewsService) {}

  @Op('getPreview')
  @Public()
  open(@Input() { query }: OpInput<'getPreview'>) {
    return this.previews.open(query.token);
  }
}
