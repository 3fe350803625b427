import { aKey, aBillingOverview } from '@declic/openapi/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userApiKeysQuery } from '../features/keys/user-api-keys.queries';
import { billingOverviewQuery } from '../features/plans/billing-overview.queries';
import { plansQuery } from '../plan-facts/plans.queries';
import { currentUserQuery, sessionsQuery } from '../features/security/security.queries';
import { aFreeOverview, somePlans } from '../testing/billing-factories';
import { aCurrentSession, aSessionElsewhere } from '../testing/security-factories';
import { Component } from './account.route';

const meta = { title: 'Console/Account/Page', component: Component } satisfies Meta<typeof Component>;

export default meta;

type Story = StoryObj<typeof meta>;

const answers = (overview = aBillingOverview()) => ({
  route: '/account',
  queries: [
    [billingOverviewQuery().queryKey, overview],
    [plansQuery().queryKey, somePlans()],
    [userApiKeysQuery().queryKey, [aKey()]],
    [sessionsQuery().queryKey, [aCurrentSession(), aSessionElsewhere()]],
    [currentUserQuery().queryKey, { id: '0199a5b2-0000-7000-8000-00000000000a', email: 'ada@example.test' }],
  ],
});

export const Paid: Story = { parameters: answers() };

export const Free: Story = { parameters: answers(aFreeOverview()) };

export const Suspended: Story = {
  parameters: answers(aBillingOverview({ key_status: 'suspended', subscription_status: 'past_due' })),
};

export const Confirmed: Story = {
  parameters: { ...answers(), route: '/account?checkout=success&plan=build' },
};
