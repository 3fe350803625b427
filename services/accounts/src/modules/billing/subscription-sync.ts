import { Injectable, Logger } from '@nestjs/common';
import { BillingMails } from './billing-mails';
import type { BillingTransaction } from './billing-transaction';
import type { ProvidedSubscription } from './payment-provider';
import { isPaid, type PaidPlanSlug } from './plans';
import { PlanPrices } from './plan-prices';
import { decidingSubscription, toStanding, type Subscription } from './subscription';

/** Takes over what the provider says about a subscription, and what follows from it for the account. */
@Injectable()
export class SubscriptionSync {
  private readonly logger = new Logger('Billing');

  constructor(
    private readonly prices: PlanPrices,
    private readonly mails: BillingMails,
  ) {}

  /** Undefined when what is subscribed to is none of our plans. */
  toSubscription({ scheduled, ...provided }: ProvidedSubscription): Subscription | undefined {
    const plan = this.planAt(provided.priceId);
    if (plan) {
      const scheduledPlan = scheduled && (this.planAt(scheduled.priceId) ?? null);
      return { ...provided, plan, scheduledPlan, scheduledAt: scheduledPlan && scheduled ? scheduled.at : null };
    }
    this.logger.warn(`The subscription ${provided.id} is about ${provided.priceId}, which is the price of no plan.`);
    return undefined;
  }

  /** Stores a snapshot; mails what its user should know, once, because a change happens once. */
  async apply(tx: BillingTransaction, subscription: Subscription, snapshotVersion: string): Promise<void> {
    const before = (await tx.listSubscriptions()).find(({ id }) => id === subscription.id);
    await tx.saveSubscription(subscription, snapshotVersion);
    const all = await tx.listSubscriptions();
    const after = all.find(({ id }) => id === subscription.id);
    const deciding = decidingSubscription(all);
    if (deciding) await tx.setStanding(toStanding(deciding));
    if (after) await this.mails.enqueueChange(tx, before, after);
  }

  private planAt(priceId: string): PaidPlanSlug | undefined {
    const plan = this.prices.planAt(priceId);
    return plan && isPaid(plan) ? plan.slug : undefined;
  }
}
