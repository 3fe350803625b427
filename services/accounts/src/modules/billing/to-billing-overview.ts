import { CALLS_PER_MINUTE, type OpOutput } from '@declic/nest-kit';
import type { BillingOverview } from './billing-overview.service';
import { planOf } from './plans';
import type { Subscription } from './subscription';

type Answer = OpOutput<'getBillingOverview'>;

export function toBillingOverview(overview: BillingOverview): Answer {
  const { account, subscription, hasKey, paymentFailedAt } = overview;
  return {
    plan: account.plan,
    plan_name: planOf(account.plan).label,
    calls_per_minute: CALLS_PER_MINUTE[account.plan],
    renew_at: renewalOf(subscription)?.toISOString() ?? null,
    ends_at: subscription?.endsAt?.toISOString() ?? null,
    scheduled_plan: scheduledPlanOf(subscription),
    payment_failed_at: paymentFailedAt?.toISOString() ?? null,
    key_status: keyStatusOf(overview),
    has_api_key: hasKey,
    subscription_status: subscriptionStatusOf(subscription),
    credit_balance: account.balance,
    credits_granted_this_cycle: account.granted,
    credits_used_this_cycle: account.used,
  };
}

/** Only what is paid and goes on brings credits by itself. */
function renewalOf(subscription: Subscription | undefined): Date | null {
  return subscription?.status === 'active' && !subscription.endsAt ? subscription.periodEnd : null;
}

/** Only what is paid and goes on is followed by another plan. */
function scheduledPlanOf(subscription: Subscription | undefined): Answer['scheduled_plan'] {
  if (subscription?.status !== 'active' || subscription.endsAt) return null;
  const { scheduledPlan, scheduledAt } = subscription;
  return scheduledPlan && scheduledAt
    ? { slug: scheduledPlan, label: planOf(scheduledPlan).label, at: scheduledAt.toISOString() }
    : null;
}

function keyStatusOf({ hasKey, account }: BillingOverview): Answer['key_status'] {
  if (!hasKey) return 'new';
  return account.status;
}

function subscriptionStatusOf(subscription: Subscription | undefined): Answer['subscription_status'] {
  return subscription && subscription.status !== 'incomplete' ? subscription.status : 'none';
}
