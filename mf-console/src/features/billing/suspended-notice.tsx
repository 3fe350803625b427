import { Notice } from '@declic/design-system';
import type { BillingOverview } from './billing-overview.queries';

/** Why nothing runs any more, and what to do about it. */
export function SuspendedNotice({ overview: { subscription_status } }: { overview: BillingOverview }) {
  const isPaymentDue = subscription_status === 'past_due';
  return (
    <Notice tone="danger">
      <strong>{isPaymentDue ? 'Your last payment failed.' : 'Your subscription has ended.'}</strong>
      <br />
      Your usage is frozen. Reactivate your subscription to go on
      {isPaymentDue ? ', under Manage billing' : ', with a plan below'}; your credits are kept.
    </Notice>
  );
}
