import { aBillingOverview } from '@declic/openapi/factories';
import { RouteError } from '@declic/remote-kit';
import { ApiError } from '@declic/openapi/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { somePlans } from '../../testing/billing-factories';
import { billingFailureTitle } from './billing-failure';
import { BillingSummarySkeleton } from './billing-skeleton';
import { billingOverviewQuery } from './billing-overview.queries';
import { BillingSummary } from './billing-summary';
import { plansQuery } from '../../plan-facts/plans.queries';

const meta = { title: 'Console/Account/Summary', component: BillingSummary } satisfies Meta<typeof BillingSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    queries: [
      [billingOverviewQuery().queryKey, aBillingOverview()],
      [plansQuery().queryKey, somePlans()],
    ],
  },
};

export const Loading: Story = { render: () => <BillingSummarySkeleton /> };

const refused = new ApiError(500, 'broken', 'The ledger is resting.');

export const Refused: Story = {
  render: () => <RouteError error={refused} onRetry={() => undefined} title={billingFailureTitle(refused)} />,
};
