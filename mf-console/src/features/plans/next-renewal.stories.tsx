import { aBillingOverview } from '@declic/openapi/factories';
import preview from '@declic/design-system/storybook/preview';
import { billingOverviewQuery } from './billing-overview.queries';
import { NextRenewal } from './next-renewal';

const meta = preview.meta({ title: 'Console/Dashboard/Next renewal', component: NextRenewal });

const showing = (overview = aBillingOverview()) => ({
  parameters: { queries: [[billingOverviewQuery().queryKey, overview]] },
});

export const Renews = meta.story(showing());

export const Ends = meta.story(showing(aBillingOverview({ ends_at: '2026-12-20T12:00:00.000Z' })));

export const Suspended = meta.story(
  showing(aBillingOverview({ key_status: 'suspended', subscription_status: 'past_due' })),
);

export const Free = meta.story(
  showing(aBillingOverview({ plan: 'free', plan_name: 'Free', renew_at: null, credits_granted_this_cycle: 0 })),
);
