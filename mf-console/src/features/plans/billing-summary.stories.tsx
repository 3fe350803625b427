import { aBillingOverview } from '@declic/openapi/factories';
import { RouteError } from '@declic/remote-kit';
import { ApiError } from '@declic/openapi/accounts';
import preview from '@declic/design-system/storybook/preview';
import { somePlans } from '../../testing/billing-factories';
import { billingFailureTitle } from './billing-failure';
import { BillingSummarySkeleton } from './billing-skeleton';
import { billingOverviewQuery } from './billing-overview.queries';
import { BillingSummary } from './billing-summary';
import { plansQuery } from '../../plan-facts/plans.queries';

const meta = preview.meta({ title: 'Console/Account/Summary', component: BillingSummary });

export const Default = meta.story({
  parameters: {
    queries: [
      [billingOverviewQuery().queryKey, aBillingOverview()],
      [plansQuery().queryKey, somePlans()],
    ],
  },
});

export const Loading = meta.story({ render: () => <BillingSummarySkeleton /> });

const refused = new ApiError(500, 'broken', 'The ledger is resting.');

export const Refused = meta.story({
  render: () => <RouteError error={refused} onRetry={() => undefined} title={billingFailureTitle(refused)} />,
});
