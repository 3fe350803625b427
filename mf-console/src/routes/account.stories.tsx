import { aKey, aBillingOverview } from '@declic/openapi/factories';
import preview from '@declic/design-system/storybook/preview';
import { userApiKeysQuery } from '../features/keys/user-api-keys.queries';
import { billingOverviewQuery } from '../features/plans/billing-overview.queries';
import { plansQuery } from '../plan-facts/plans.queries';
import { currentUserQuery, sessionsQuery } from '../features/security/security.queries';
import { aFreeOverview, somePlans } from '../testing/billing-factories';
import { aCurrentSession, aSessionElsewhere } from '../testing/security-factories';
import { Component } from './account.route';

const meta = preview.meta({ title: 'Console/Account/Page', component: Component });

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

export const Paid = meta.story({ parameters: answers() });

export const Free = meta.story({ parameters: answers(aFreeOverview()) });

export const Suspended = meta.story({
  parameters: answers(aBillingOverview({ key_status: 'suspended', subscription_status: 'past_due' })),
});

export const Confirmed = meta.story({
  parameters: { ...answers(), route: '/account?checkout=success&plan=build' },
});
