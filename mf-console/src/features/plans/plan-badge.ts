import type { BadgeTone } from '@declic/design-system';
import type { BillingOverview } from './billing-overview.queries';

export interface PlanBadge {
  label: 'New Account' | 'Suspended' | 'Active';
  tone: BadgeTone;
}

/** Badge of the account state; none for the Free plan with a key. */
export function planBadge({ has_api_key, key_status, plan }: BillingOverview): PlanBadge | null {
  if (!has_api_key || key_status === 'new') return { label: 'New Account', tone: 'neutral' };
  if (key_status === 'suspended') return { label: 'Suspended', tone: 'danger' };
  return plan === 'free' ? null : { label: 'Active', tone: 'success' };
}
