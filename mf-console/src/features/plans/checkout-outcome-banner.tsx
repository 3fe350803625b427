import type { ReactNode } from 'react';
import type { BillingOverview } from './billing-overview.queries';
import type { CheckoutReturn } from './checkout-return';
import { LocalDate } from './local-date';
import { ClosableNotice } from '../../ui/closable-notice';

export interface CheckoutOutcomeBannerProps extends CheckoutReturn {
  outcome: Exclude<CheckoutReturn['outcome'], 'success'>;
  overview: BillingOverview;
  onClose: () => void;
}

/** Banner with the outcome of the checkout. Empty once the plan has changed since, here or in another tab. */
export function CheckoutOutcomeBanner({ outcome, plan, overview, onClose }: CheckoutOutcomeBannerProps) {
  const isActive = overview.subscription_status === 'active';
  const isAsItWas = outcome === 'canceled' ? !isActive : isActive && overview.plan === plan;
  const isTakenBack = outcome === 'scheduled' && overview.scheduled_plan === null;
  const text = describeOutcome(outcome, overview);

  if (!isAsItWas || isTakenBack || !text) return null;
  return (
    <ClosableNotice tone={outcome === 'canceled' ? 'info' : 'success'} onClose={onClose}>
      {text}
    </ClosableNotice>
  );
}

function describeOutcome(
  outcome: CheckoutOutcomeBannerProps['outcome'],
  { plan_name, renew_at }: BillingOverview,
): ReactNode {
  switch (outcome) {
    case 'canceled':
      return 'You left the payment page. Nothing was charged.';
    case 'confirmed':
      return (
        <>
          <strong>Your payment is confirmed.</strong> The {plan_name} plan is active, and its credits are in your
          balance.
        </>
      );
    case 'scheduled':
      return renew_at === null ? null : (
        <>
          <strong>Your change is noted.</strong> You keep the {plan_name} plan until <LocalDate at={renew_at} />; the
          smaller one begins then.
        </>
      );
  }
}
