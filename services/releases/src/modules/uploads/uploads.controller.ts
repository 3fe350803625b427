import type { Readable } from 'node:stream';
import { GuardedBy, Input, MalformedRequestError, Op, type OpInput, StreamedBody } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { UploadsService } from './uploads.service';

@Controller()
@GuardedBy(ReleaseTokenGuard)
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Op('beginUpload')
  begin(@Input() { body }: OpInput<'beginUpload'>) {
    return this.uploads.begin(body.manifest);
  }

  @Op('uploadReleaseFile')
  async receive(@Input() { path }: OpInput<'uploadReleaseFile'>, @StreamedBody() body: Readable | undefined) {
    if (!body) throw new MalformedRequestError('Send the file as application/octet-stream.');
    await this.uploads.receive(path.id, path.digest, body);
  }

  @Op('completeUpload')
  async complete(@Input() { path }: OpInput<'completeUpload'>) {
    await this.uploads.complete(path.id);
  }
}
