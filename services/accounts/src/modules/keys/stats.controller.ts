import { CurrentUser, Op, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { CreditsRepository } from '../credits/credits.repository';
import { KeysRepository } from './keys.repository';

@Controller()
export class StatsController {
  constructor(
    private readonly credits: CreditsRepository,
    private readonly keys: KeysRepository,
  ) {}

  @Op('getUserApiStats')
  async stats(@CurrentUser() { id }: Principal) {
    const [account, keys] = await Promise.all([this.credits.findAccount(id), this.keys.list(id)]);
    return {
      credit_balance_total: account?.balance ?? 0,
      request_count_total: account?.requestCount ?? 0,
      usage_count_total: account?.usageCount ?? 0,
      last_seen_at: account?.lastUsedAt?.toISOString() ?? null,
      has_keys: keys.length > 0,
    };
  }
}
