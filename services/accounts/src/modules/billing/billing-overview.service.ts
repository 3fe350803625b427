import { Injectable } from '@nestjs/common';
import { KeysRepository } from '../keys/keys.repository';
import { BillingRepository } from './billing.repository';
import { type AccountInCycle, CyclesRepository } from './cycles.repository';
import { decidingSubscription, type Subscription } from './subscription';

export interface BillingOverview {
  readonly account: AccountInCycle;
  readonly subscription: Subscription | undefined;
  readonly hasKey: boolean;
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
    return { account: await this.cycles.read(userId, subscription), subscription, hasKey: keys.length > 0 };
  }
}
