import type { Readable } from 'node:stream';
import { GuardedBy, Input, MalformedRequestError, Op, type OpInput, StreamedBody } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { type Actor, CurrentActor } from '../../pipeline/actor';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { UploadsService } from './uploads.service';

@Controller()
@GuardedBy(ReleaseTokenGuard)
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Op('beginUpload')
  begin(@Input() { body }: OpInput<'beginUpload'>, @CurrentActor() actor: Actor) {
    return this.uploads.begin(actor, body.manifest);
  }

  @Op('uploadReleaseFile')
  async receive(
    @Input() { path }: OpInput<'uploadReleaseFile'>,
    @CurrentActor() actor: Actor,
    @StreamedBody() body: Readable | undefined,
  ) {
    if (!body) throw new MalformedRequestError('Send the file as application/octet-stream.');
    await this.uploads.receive(actor, path, body);
  }

  @Op('completeUpload')
  async complete(@Input() { path }: OpInput<'completeUpload'>, @CurrentActor() actor: Actor) {
    await this.uploads.complete(actor, path.id);
  }
}
