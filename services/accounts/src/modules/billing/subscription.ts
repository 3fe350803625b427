import { PLAN_SLUGS } from '@declic/nest-kit';
import type { PaidPlanSlug } from './plans';

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

/** Plan and status of an account, derived from its subscriptions. */
export interface AccountStanding {
  readonly plan: PaidPlanSlug;
  readonly status: 'active' | 'suspended';
}

const STANDING_ORDER: readonly SubscriptionStatus[] = ['active', 'past_due', 'canceled'];

/**
 * The subscription that decides about the account: active before past due before cancelled; then the larger plan, then the
 * later period. Undefined for a user who never subscribed.
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
 * Usage is suspended while a payment is due and after the end; balance and plan are kept.
 *
 * @decision D12
 */
export function toStanding({ plan, status }: Subscription): AccountStanding {
  return { plan, status: status === 'active' ? 'active' : 'suspended' };
}

/** Whether the subscription can be changed at the provider; otherwise a new one is bought. */
export function isLive({ status }: Subscription): boolean {
  return status === 'active' || status === 'past_due';
}
