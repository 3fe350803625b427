import { aBillingOverview } from '@declic/openapi/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { billingOverviewQuery } from './billing-overview.queries';
import { NextRenewal } from './next-renewal';

const meta = { title: 'Console/Dashboard/Next renewal', component: NextRenewal } satisfies Meta<typeof NextRenewal>;

export default meta;

type Story = StoryObj<typeof meta>;

const showing = (overview = aBillingOverview()): Story => ({
  parameters: { queries: [[billingOverviewQuery().queryKey, overview]] },
});

export const Renews = showing();

export const Ends = showing(aBillingOverview({ ends_at: '2026-12-20T12:00:00.000Z' }));

export const Suspended = showing(aBillingOverview({ key_status: 'suspended', subscription_status: 'past_due' }));

export const Free = showing(
  aBillingOverview({ plan: 'free', plan_name: 'Free', renew_at: null, credits_granted_this_cycle: 0 }),
);
