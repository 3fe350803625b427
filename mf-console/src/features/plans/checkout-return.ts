import * as z from 'zod/mini';
import type { BillingOverview } from './billing-overview.queries';
import { comparePlans } from './compare-plans';
import type { Plan, PlanSlug } from '../../plan-facts/plans.queries';

/**
 * What the payment provider's page ended with: it comes back to `/account?checkout=success&plan=build`. Once it is known what
 * became of that, the address says it in the place of `success`.
 */
export interface CheckoutReturn {
  outcome: 'success' | 'canceled' | SettledPayment;
  /** What was paid for or, once it is settled, the plan that one has then. */
  plan: PlanSlug | null;
}

export type SettledPayment = 'confirmed' | 'scheduled';

const outcomes = z.enum(['success', 'canceled', 'confirmed', 'scheduled']);
const paidPlans = z.enum(['solo', 'build', 'grow', 'scale']);

export function parseCheckoutReturn(params: URLSearchParams): CheckoutReturn | null {
  const outcome = outcomes.safeParse(params.get('checkout'));
  if (!outcome.success) return null;
  const plan = paidPlans.safeParse(params.get('plan'));
  return { outcome: outcome.data, plan: plan.success ? plan.data : null };
}

/** The same address with what has become of the payment. */
export function withSettledPayment(params: URLSearchParams, outcome: SettledPayment, plan: PlanSlug): URLSearchParams {
  const settled = new URLSearchParams(params);
  settled.set('checkout', outcome);
  settled.set('plan', plan);
  return settled;
}

/** The same address without it. */
export function withoutCheckoutReturn(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('checkout');
  rest.delete('plan');
  return rest;
}

/**
 * Outcome of the payment. The provider sends its events, one about the plan and one about the money, possibly after the browser
 * has returned; until both are in, the outcome is pending. A downgrade is not paid for: it begins when the paid period ends.
 */
export function paymentState(
  overview: BillingOverview,
  bought: PlanSlug | null,
  plans: readonly Plan[] = [],
): 'waiting' | SettledPayment {
  const { plan, subscription_status, key_status, credits_granted_this_cycle, scheduled_plan } = overview;
  if (subscription_status !== 'active' || key_status === 'suspended') return 'waiting';
  if (bought !== null && comparePlans(plan, bought) === 'downgrade')
    return scheduled_plan?.slug === bought ? 'scheduled' : 'waiting';
  if (bought !== null && plan !== bought) return 'waiting';

  const credits = plans.find(({ slug }) => slug === plan)?.creditsMonthly ?? 1;
  return credits_granted_this_cycle >= credits ? 'confirmed' : 'waiting';
}
