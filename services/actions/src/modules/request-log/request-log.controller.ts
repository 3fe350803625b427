import { Clock, CSV_TYPE, CurrentUser, Input, Op, type OpInput, type Principal, toCsv } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { RequestLine } from './logged-request';
import { readSelection } from './request-selection';
import { RequestLogService } from './request-log.service';

const COLUMNS = [
  'at',
  'request_id',
  'action',
  'kind',
  'status',
  'code',
  'duration_ms',
  'credits',
  'unlisted',
] as const satisfies (keyof RequestLine)[];

@Controller()
export class RequestLogController {
  constructor(
    private readonly requests: RequestLogService,
    private readonly clock: Clock,
  ) {}

  @Op('listRequests')
  list(@Input() { query }: OpInput<'listRequests'>, @CurrentUser() { id }: Principal) {
    const { before, after, limit = 50 } = query;
    return this.requests.page(id, readSelection(query, this.clock.now()), { before, after, limit });
  }

  @Op('exportRequests')
  async export(
    @Input() { query }: OpInput<'exportRequests'>,
    @CurrentUser() { id }: Principal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const now = this.clock.now();
    const batches = this.requests.batches(id, readSelection(query, now));
    await reply
      .headers({
        'content-type': CSV_TYPE,
        'content-disposition': `attachment; filename="declic-requests-${now.toISOString().slice(0, 10)}.csv"`,
      })
      .send(toCsv(COLUMNS, batches));
  }
}
