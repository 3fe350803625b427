import type { BillingOverview } from './billing-overview.queries';
import type { Plan, PlanSlug } from './plans.queries';

const ORDER: readonly PlanSlug[] = ['free', 'solo', 'build', 'grow', 'scale'];

export type PlanRelation = 'upgrade' | 'downgrade' | 'current';

/** Later in the order is an upgrade, earlier a downgrade. */
export function relatePlans(current: PlanSlug, candidate: PlanSlug): PlanRelation {
  const steps = ORDER.indexOf(candidate) - ORDER.indexOf(current);
  if (steps === 0) return 'current';
  return steps > 0 ? 'upgrade' : 'downgrade';
}

/** What the button of a plan does, and says. `null` does nothing: it is the current plan, or there is no subscription to cancel. */
export interface PlanMove {
  label: string;
  isCurrent: boolean;
  /** `portal` is where a subscription is cancelled: the plan without a price cannot be paid for. */
  leadsTo: { page: 'checkout'; priceId: string } | { page: 'portal' } | null;
}

export function planMove(
  { plan: current, key_status, subscription_status }: BillingOverview,
  { slug, label, priceId }: Plan,
): PlanMove {
  const relation = relatePlans(current, slug);
  const hasEnded = key_status === 'suspended' && subscription_status === 'canceled';
  const isCurrent = relation === 'current';

  if (isCurrent && !(hasEnded && priceId)) return { label: 'Current plan', isCurrent, leadsTo: null };
  const leadsTo = priceId ? ({ page: 'checkout', priceId } as const) : cancellation(subscription_status);
  return { label: `${verbs[relation]} ${label}`, isCurrent, leadsTo };
}

function cancellation(status: BillingOverview['subscription_status']): PlanMove['leadsTo'] {
  return status === 'none' || status === 'canceled' ? null : { page: 'portal' };
}

/** The current plan can be chosen only when its subscription has ended. */
const verbs: Record<PlanRelation, string> = {
  upgrade: 'Upgrade to',
  downgrade: 'Downgrade to',
  current: 'Reactivate',
};
