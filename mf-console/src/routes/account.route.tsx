import { Spinner, Stack } from '@declic/design-system';
import { prefetch, RouteBoundary, RouteError } from '@declic/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consoleCrumbs } from '../crumbs';
import { AddOns } from '../features/add-ons/add-ons';
import { AddOnsSkeleton } from '../features/add-ons/add-ons-skeleton';
import { PurchaseNotice } from '../features/add-ons/purchase-notice';
import { userApiKeysQuery } from '../features/keys/user-api-keys.queries';
import { billingFailureTitle } from '../features/plans/billing-failure';
import { BillingSkeleton } from '../features/plans/billing-skeleton';
import { billingOverviewQuery } from '../features/plans/billing-overview.queries';
import { BillingSummary } from '../features/plans/billing-summary';
import { CheckoutNotice } from '../features/plans/checkout-notice';
import { Plans } from '../features/plans/plans';
import { plansQuery } from '../plan-facts/plans.queries';
import { DataExport } from '../features/data-export/data-export';
import { ExportButton } from '../features/data-export/export-button';
import { DeleteAccount } from '../features/delete-account/delete-account';
import { MailSettings } from '../features/mail-settings/mail-settings';
import { Security } from '../features/security/security';
import { currentUserQuery, sessionsQuery } from '../features/security/security.queries';
import { ConsolePage } from '../ui/console-page';

export const handle = consoleCrumbs('Account');

export function loader() {
  prefetch(billingOverviewQuery());
  prefetch(userApiKeysQuery()); // a plan is bought for a key
  prefetch(sessionsQuery());
  prefetch(currentUserQuery());
  return prefetch(plansQuery());
}

export function Component() {
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) {
    return (
      <ConsolePage title="Account deleted" subtitle="You are being signed out.">
        <Spinner />
      </ConsolePage>
    );
  }
  return (
    <ConsolePage title="Account" subtitle="Your plan, your credits, your security and your data.">
      <Stack $gap={6}>
        <PurchaseNotice />
        <Billing />
        <RouteBoundary
          loading={<AddOnsSkeleton />}
          title="Failed to load the add-ons"
          message="What you bought is not lost. Try again in a moment."
        >
          <AddOns />
        </RouteBoundary>
        <MailSettings />
        <Security />
        <DataExport />
        <DeleteAccount exportFirst={<ExportButton />} onDeleted={() => setDeleted(true)} />
      </Stack>
    </ConsolePage>
  );
}

/** The parts that need the billing overview. When it fails, the rest of the page still works. */
function Billing() {
  return (
    <RouteBoundary
      loading={<BillingSkeleton />}
      renderError={(error, retry) => (
        <RouteError
          error={error}
          onRetry={retry}
          title={billingFailureTitle(error)}
          message="Your plan and credits are not lost. Try again in a moment."
        />
      )}
    >
      <Stack $gap={6}>
        <Stack>
          <CheckoutNotice />
          <BillingSummary />
        </Stack>
        <PlansOfKey />
      </Stack>
    </RouteBoundary>
  );
}

function PlansOfKey() {
  const { data: keys } = useQuery(userApiKeysQuery());
  return <Plans kid={keys?.find(({ active }) => active)?.kid} />;
}
