import * as z from 'zod/mini';
import type { BillingOverview } from './billing-overview.queries';
import { relatePlans } from './plan-move';
import type { PlanSlug } from './plans.queries';

/** What the payment provider's page ended with: it comes back to `/account?checkout=success&plan=build`. */
export interface CheckoutReturn {
  outcome: 'success' | 'canceled';
  /** What was paid for, when the address says so. */
  plan: PlanSlug | null;
}

const outcomes = z.enum(['success', 'canceled']);
const paidPlans = z.enum(['solo', 'build', 'grow', 'scale']);

export function parseCheckoutReturn(params: URLSearchParams): CheckoutReturn | null {
  const outcome = outcomes.safeParse(params.get('checkout'));
  if (!outcome.success) return null;
  const plan = paidPlans.safeParse(params.get('plan'));
  return { outcome: outcome.data, plan: plan.success ? plan.data : null };
}

/** The same address without it. */
export function withoutCheckoutReturn(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('checkout');
  rest.delete('plan');
  return rest;
}

/**
 * What has become of the payment. The provider's message about it may reach us after the person has, so until then it is on
 * its way. A smaller plan is not paid for: it begins when the one that is paid for ends.
 */
export function paymentState(overview: BillingOverview, plan: PlanSlug | null): 'waiting' | 'confirmed' | 'scheduled' {
  if (overview.subscription_status !== 'active' || overview.key_status === 'suspended') return 'waiting';
  if (plan === null || overview.plan === plan) return 'confirmed';
  return relatePlans(overview.plan, plan) === 'downgrade' ? 'scheduled' : 'waiting';
}
