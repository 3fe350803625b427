import { PLAN_FACTS, type OpOutput } from '@declic/nest-kit';
import type { BillingOverview } from './billing-overview.service';
import { toKeyStatus } from './key-status';
import { getPlan } from './plans';
import type { Subscription } from './subscription';

type Answer = OpOutput<'getBillingOverview'>;

export function toBillingOverview(overview: BillingOverview): Answer {
  const { account, subscription, hasKey, paymentFailedAt } = overview;
  return {
    plan: account.plan,
    plan_name: getPlan(account.plan).label,
    calls_per_minute: PLAN_FACTS[account.plan].callsPerMinute,
    renew_at: findRenewal(subscription)?.toISOString() ?? null,
    ends_at: subscription?.endsAt?.toISOString() ?? null,
    scheduled_plan: toScheduledPlan(subscription),
    payment_failed_at: paymentFailedAt?.toISOString() ?? null,
    key_status: toKeyStatus(overview),
    has_api_key: hasKey,
    subscription_status: toSubscriptionStatus(subscription),
    credit_balance: account.balance,
    credits_granted_this_cycle: account.granted,
    credits_used_this_cycle: account.used,
  };
}

/** Only what is paid and goes on brings credits by itself. */
function findRenewal(subscription: Subscription | undefined): Date | null {
  return subscription?.status === 'active' && !subscription.endsAt ? subscription.periodEnd : null;
}

/** Only what is paid and goes on is followed by another plan. */
function toScheduledPlan(subscription: Subscription | undefined): Answer['scheduled_plan'] {
  if (subscription?.status !== 'active' || subscription.endsAt) return null;
  const { scheduledPlan, scheduledAt } = subscription;
  return scheduledPlan && scheduledAt
    ? { slug: scheduledPlan, label: getPlan(scheduledPlan).label, at: scheduledAt.toISOString() }
    : null;
}

function toSubscriptionStatus(subscription: Subscription | undefined): Answer['subscription_status'] {
  return subscription && subscription.status !== 'incomplete' ? subscription.status : 'none';
}
