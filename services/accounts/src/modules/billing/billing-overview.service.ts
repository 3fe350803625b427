import { Injectable } from '@nestjs/common';
import { KeysRepository } from '../keys/keys.repository';
import { BillingRepository } from './billing.repository';
import { type CycleCredits, CyclesRepository } from './cycles.repository';
import type { PlanSlug } from './plans';
import { decidingSubscription, type Subscription } from './subscription';

export interface BillingOverview {
  readonly plan: PlanSlug;
  readonly suspended: boolean;
  readonly balance: number;
  readonly hasKey: boolean;
  readonly subscription: Subscription | undefined;
  readonly cycle: CycleCredits;
}

@Injectable()
export class BillingOverviewService {
  constructor(
    private readonly billing: BillingRepository,
    private readonly cycles: CyclesRepository,
    private readonly keys: KeysRepository,
  ) {}

  async of(userId: string): Promise<BillingOverview> {
    const [subscriptions, keys] = await Promise.all([this.billing.listSubscriptions(userId), this.keys.list(userId)]);
    const subscription = decidingSubscription(subscriptions);
    const { plan, status, balance, ...cycle } = await this.cycles.read(userId, subscription);
    return { plan, suspended: status === 'suspended', balance, hasKey: keys.length > 0, subscription, cycle };
  }
}
