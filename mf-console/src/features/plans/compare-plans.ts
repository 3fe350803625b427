import type { PlanSlug } from '../../plan-facts/plans.queries';

const ORDER: readonly PlanSlug[] = ['free', 'solo', 'build', 'grow', 'scale'];

export type PlanRelation = 'upgrade' | 'downgrade' | 'current';

/** Later in the order is an upgrade, earlier a downgrade. */
export function comparePlans(current: PlanSlug, candidate: PlanSlug): PlanRelation {
  const steps = ORDER.indexOf(candidate) - ORDER.indexOf(current);
  if (steps === 0) return 'current';
  return steps > 0 ? 'upgrade' : 'downgrade';
}
