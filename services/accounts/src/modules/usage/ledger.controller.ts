import { Clock, CSV_TYPE, CurrentUser, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { toLedgerCsv } from './ledger-csv';
import { readPeriod } from './read-date-range';
import type { LedgerSelection } from './ledger.repository';
import { LedgerService } from './ledger.service';

@Controller()
export class LedgerController {
  constructor(
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  @Op('getUserCreditLedger')
  page(@Input() { query }: OpInput<'getUserCreditLedger'>, @CurrentUser() user: Principal) {
    const { p_limit = 50, p_offset = 0 } = query;
    return this.ledger.page(user.id, toSelection(query), { limit: p_limit, offset: p_offset });
  }

  @Op('getCreditLedgerExtent')
  async extent(@Input() { query }: OpInput<'getCreditLedgerExtent'>, @CurrentUser() user: Principal) {
    const { first, last, asOf } = await this.ledger.span(user.id, toSelection(query));
    return { total: last - first, as_of: asOf };
  }

  @Op('exportCreditLedger')
  async export(
    @Input() { query }: OpInput<'exportCreditLedger'>,
    @CurrentUser() user: Principal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const span = await this.ledger.span(user.id, toSelection(query));
    const day = this.clock.now().toISOString().slice(0, 10);
    await reply
      .headers({
        'content-type': CSV_TYPE,
        'content-disposition': `attachment; filename="declic-credit-history-${day}.csv"`,
        'x-total-count': span.last - span.first,
      })
      .send(toLedgerCsv(this.ledger.batches(user.id, span)));
  }
}

function toSelection(query: OpInput<'exportCreditLedger'>['query']): LedgerSelection {
  return { ...readPeriod(query), filter: query.p_filter_type ?? 'all', asOf: query.p_as_of };
}
