import { GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CurrentCaller } from '../calls/caller';
import { FilesService } from '../files/files.service';
import { ApiKeyGuard } from '../runs/api-key.guard';
import { rateLimitHeaders } from '../runs/rate-limit-headers';
import { UploadsService } from './uploads.service';

@Controller()
@GuardedBy(ApiKeyGuard)
export class UploadsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly files: FilesService,
  ) {}

  @Op('uploadFile')
  async upload(
    @Input() { headers, body }: OpInput<'uploadFile'>,
    @CurrentCaller() caller: Caller,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const key = headers['idempotency-key'];
    const { file, rate, isReplay } = await this.uploads.upload({ caller, requestId }, body, key);
    reply.headers({ ...(rate && rateLimitHeaders(rate)), ...(isReplay && { 'idempotency-replayed': 'true' }) });
    return file;
  }

  @Op('listFiles')
  list(@Input() _: OpInput<'listFiles'>, @CurrentCaller() { userId }: Caller) {
    return this.files.list(userId);
  }
}
