import { Injectable } from '@nestjs/common';
import { KeysRepository } from '../keys/keys.repository';
import { BillingRepository } from './billing.repository';
import { type AccountInCycle, CyclesRepository } from './cycles.repository';
import { InvoicesRepository } from './invoices.repository';
import { decidingSubscription, type Subscription } from './subscription';

export interface BillingOverview {
  readonly account: AccountInCycle;
  readonly subscription: Subscription | undefined;
  readonly hasKey: boolean;
  /** When the payment failed that is due. */
  readonly paymentFailedAt: Date | null;
}

@Injectable()
export class BillingOverviewService {
  constructor(
    private readonly billing: BillingRepository,
    private readonly cycles: CyclesRepository,
    private readonly invoices: InvoicesRepository,
    private readonly keys: KeysRepository,
  ) {}

  async of(userId: string): Promise<BillingOverview> {
    const [subscriptions, keys] = await Promise.all([this.billing.listSubscriptions(userId), this.keys.list(userId)]);
    const subscription = decidingSubscription(subscriptions);
    const [account, paymentFailedAt] = await Promise.all([
      this.cycles.read(userId, subscription),
      this.paymentFailedAt(userId, subscription),
    ]);
    return { account, subscription, hasKey: keys.length > 0, paymentFailedAt };
  }

  /** The invoice may not have reached us yet: then it is the one of the renewal, with which the period began. */
  private async paymentFailedAt(userId: string, subscription: Subscription | undefined): Promise<Date | null> {
    if (subscription?.status !== 'past_due') return null;
    return (await this.invoices.findFailure(userId, subscription.id)) ?? subscription.periodStart;
  }
}
