import * as z from 'zod/mini';
import type { BillingOverview } from './billing-overview.queries';
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

/** Whether the provider's message about the payment has reached us, which may be after the person has. */
export function isConfirmed(overview: BillingOverview, plan: PlanSlug | null): boolean {
  return (
    overview.subscription_status === 'active' &&
    overview.key_status !== 'suspended' &&
    (plan === null || overview.plan === plan)
  );
}
