import { CurrentUser, Input, Op, type OpInput, type OpOutput, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { CreditsRepository } from './credits.repository';
import type { LedgerEntryEntity } from './ledger-entry.entity';

@Controller()
export class CreditsController {
  constructor(private readonly credits: CreditsRepository) {}

  @Op('getUserCreditLedger')
  async ledger(
    @Input() { query: { p_limit = 50, p_offset = 0 } }: OpInput<'getUserCreditLedger'>,
    @CurrentUser() user: Principal,
  ): Promise<OpOutput<'getUserCreditLedger'>> {
    const entries = await this.credits.listLedger(user.id, { limit: p_limit, offset: p_offset });
    return entries.map(toLedgerEntry);
  }
}

function toLedgerEntry(entry: LedgerEntryEntity): OpOutput<'getUserCreditLedger'>[number] {
  const { id, ts, transactionType, slug, toolSlug, delta, balanceAfter, reason } = entry;
  return {
    id,
    ts: ts.toISOString(),
    transaction_type: transactionType,
    slug,
    tool_slug: toolSlug,
    delta,
    balance_after: balanceAfter,
    reason,
  };
}
