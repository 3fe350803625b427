import { Button, Text } from '@declic/design-system';
import type { ReactNode } from 'react';
import type { BillingOverview } from './billing-overview.queries';
import { useKeepPlan } from './keep-plan.queries';
import { LocalDate } from './local-date';

/** Until when the plan runs, and what happens then. */
export function RenewalLine({ overview }: { overview: BillingOverview }) {
  const { ends_at, renew_at, scheduled_plan } = overview;
  if (overview.key_status === 'suspended') return <FrozenTerm overview={overview} />;
  if (ends_at !== null) {
    return (
      <PlannedChange overview={overview}>
        Cancelled: ends on <LocalDate at={ends_at} />. Everything works until then, and your credits are kept.
      </PlannedChange>
    );
  }
  if (scheduled_plan !== null) {
    return (
      <PlannedChange overview={overview}>
        Changes to {scheduled_plan.label} on <LocalDate at={scheduled_plan.at} />. Everything stays as it is until then,
        and your credits are kept.
      </PlannedChange>
    );
  }
  if (renew_at !== null) {
    return (
      <Text>
        Renews on <LocalDate at={renew_at} />.
      </Text>
    );
  }
  return <Text>No subscription, so nothing renews.</Text>;
}

/** Why nothing runs any more; the banner above the page has the way out of it. */
function FrozenTerm({ overview: { payment_failed_at, subscription_status } }: { overview: BillingOverview }) {
  if (subscription_status !== 'past_due')
    return <Text>Your subscription has ended. Your usage is frozen; choose a plan below to go on.</Text>;
  return (
    <Text>
      Your payment{payment_failed_at === null ? null : <PaymentDay at={payment_failed_at} />} failed. Your usage is
      frozen until it is made.
    </Text>
  );
}

function PaymentDay({ at }: { at: string }) {
  return (
    <>
      {' '}
      of <LocalDate at={at} />
    </>
  );
}

/** What is planned, and the button that takes it back. */
function PlannedChange({ overview, children }: { overview: BillingOverview; children: ReactNode }) {
  const { keepPlan, isKeeping } = useKeepPlan();
  return (
    <>
      <Text>{children}</Text>
      <Button variant="secondary" loading={isKeeping} onClick={keepPlan}>
        Keep {overview.plan_name}
      </Button>
    </>
  );
}
