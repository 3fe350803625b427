import type { BillingOverview } from './billing-overview.queries';
import { comparePlans, type PlanRelation } from './compare-plans';
import type { Plan } from '../../plan-facts/plans.queries';

/** Label and target of a plan's button. */
export interface PlanChange {
  /** `null`: there is no button, because what is due comes first. */
  label: string | null;
  isCurrent: boolean;
  /** Whether this is the primary button. */
  isAccented: boolean;
  /** `null` does nothing: it is the current plan or the next one, or there is no subscription to cancel. `portal` is where a subscription is cancelled: the plan without a price cannot be paid for. */
  leadsTo: { page: 'checkout'; priceId: string } | { page: 'portal' } | null;
}

export function planChange(overview: BillingOverview, plan: Plan): PlanChange {
  const { plan: current, key_status, subscription_status, scheduled_plan } = overview;
  const relation = comparePlans(current, plan.slug);
  const isCurrent = relation === 'current';
  const hasEnded = key_status === 'suspended' && subscription_status === 'canceled';
  const still = { isCurrent, isAccented: false, leadsTo: null };

  if (isCurrent && !(hasEnded && plan.priceId)) return { ...still, label: 'Current plan' };
  if (scheduled_plan?.slug === plan.slug) return { ...still, label: 'Planned' };
  if (!plan.priceId)
    return { ...still, label: `${verbs[relation]} ${plan.label}`, leadsTo: cancellation(subscription_status) };
  if (subscription_status === 'past_due') return { ...still, label: null };

  const leadsTo = { page: 'checkout', priceId: plan.priceId } as const;
  if (hasEnded)
    return { label: `${isCurrent ? 'Reactivate' : 'Choose'} ${plan.label}`, isCurrent, isAccented: isCurrent, leadsTo };
  const isAccented = plan.recommended && relation === 'upgrade';
  return { label: `${verbs[relation]} ${plan.label}`, isCurrent, isAccented, leadsTo };
}

function cancellation(status: BillingOverview['subscription_status']): PlanChange['leadsTo'] {
  return status === 'none' || status === 'canceled' ? null : { page: 'portal' };
}

const verbs: Record<PlanRelation, string> = {
  upgrade: 'Upgrade to',
  downgrade: 'Downgrade to',
  current: 'Stay on',
};
