import type { PlanSlug } from '@declic/nest-kit';

/** How many strategies an account on the free tier holds. */
const FREE_LIMIT = 3;

/**
 * How many strategies an account may hold; null for any number.
 *
 * @decision D30
 */
export function selectStrategyLimit(plan: PlanSlug): number | null {
  return plan === 'free' ? FREE_LIMIT : null;
}
