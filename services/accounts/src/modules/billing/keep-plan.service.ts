import { Inject, Injectable } from '@nestjs/common';
import { NoSubscriptionError } from './billing.errors';
import { BillingRepository } from './billing.repository';
import { PaymentProvider } from './payment-provider';
import { decidingSubscription, isLive } from './subscription';
import { SubscriptionSync } from './subscription-sync';

@Injectable()
export class KeepPlanService {
  constructor(
    @Inject(PaymentProvider) private readonly provider: PaymentProvider,
    private readonly billing: BillingRepository,
    private readonly sync: SubscriptionSync,
  ) {}

  /**
   * Takes back a planned change or a cancellation. The provider is asked outside of any transaction; what it says afterwards is
   * written as a snapshot, which its late events cannot replace.
   *
   * @throws {NoSubscriptionError} there is nothing that goes on.
   * @throws {PaymentsUnavailableError} the provider does not answer.
   */
  async keep(userId: string): Promise<void> {
    const present = decidingSubscription(await this.billing.listSubscriptions(userId));
    if (!present || !isLive(present)) throw new NoSubscriptionError();
    await this.provider.keepPlan(present.id);
    const snapshotVersion = await this.billing.nextSnapshotVersion();
    const subscription = this.sync.toSubscription(await this.provider.findSubscription(present.id));
    if (subscription)
      await this.billing.withUserLock(userId, (tx) => this.sync.apply(tx, subscription, snapshotVersion));
  }
}
