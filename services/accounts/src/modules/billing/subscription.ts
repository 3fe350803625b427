import { PLAN_SLUGS, type PaidPlanSlug } from './plans';

/** `incomplete`: never paid for, so it means nothing yet. `past_due`: a payment failed. `canceled`: over. */
export type SubscriptionStatus = 'incomplete' | 'active' | 'past_due' | 'canceled';

/** What we know of a subscription at the payment provider. */
export interface Subscription {
  readonly id: string;
  readonly plan: PaidPlanSlug;
  readonly status: SubscriptionStatus;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** When a cancelled subscription ends, or ended. */
  readonly endsAt: Date | null;
  /** The plan that follows with a renewal, and when: both or none. */
  readonly scheduledPlan: PaidPlanSlug | null;
  readonly scheduledAt: Date | null;
}

/** What an account is because of its subscriptions. */
export interface AccountStanding {
  readonly plan: PaidPlanSlug;
  readonly status: 'active' | 'suspended';
}

const STANDING_ORDER: readonly SubscriptionStatus[] = ['active', 'past_due', 'canceled'];

/**
 * The subscription that an account follows: a paid one before an unpaid one before one that is over; among equals the larger
 * plan, then the later one. Undefined for somebody who never subscribed.
 */
export function decidingSubscription(subscriptions: readonly Subscription[]): Subscription | undefined {
  return subscriptions
    .filter(({ status }) => status !== 'incomplete')
    .toSorted(
      (one, other) =>
        STANDING_ORDER.indexOf(one.status) - STANDING_ORDER.indexOf(other.status) ||
        (one.status === 'canceled' ? 0 : PLAN_SLUGS.indexOf(other.plan) - PLAN_SLUGS.indexOf(one.plan)) ||
        other.periodEnd.getTime() - one.periodEnd.getTime(),
    )[0];
}

/**
 * Usage is frozen while a payment is due and after the end; the balance stays, and so does the plan to come back to.
 *
 * @decision D12
 */
export function standingOf({ plan, status }: Subscription): AccountStanding {
  return { plan, status: status === 'active' ? 'active' : 'suspended' };
}

/** Whether there is something to change at the provider, rather than something to buy. */
export function isLive({ status }: Subscription): boolean {
  return status === 'active' || status === 'past_due';
}
