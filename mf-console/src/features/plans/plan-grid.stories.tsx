import { aBillingOverview } from '@declic/openapi/factories';
import preview from '@declic/design-system/storybook/preview';
import { aFreeOverview, aPlan, somePlans } from '../../testing/billing-factories';
import { billingOverviewQuery } from './billing-overview.queries';
import { PlanGridSkeleton } from './billing-skeleton';
import { PlanGrid } from './plan-grid';
import { plansQuery } from '../../plan-facts/plans.queries';

const answers = (overview = aBillingOverview(), plans = somePlans()) => ({
  queries: [
    [billingOverviewQuery().queryKey, overview],
    [plansQuery().queryKey, plans],
  ],
});

const meta = preview.meta({
  title: 'Console/Account/Available plans',
  component: PlanGrid,
  args: { kid: undefined },
});

export const FromFree = meta.story({ parameters: answers(aFreeOverview()) });

export const FromThePlanInTheMiddle = meta.story({ parameters: answers() });

export const FromTheLargest = meta.story({
  parameters: answers(aBillingOverview({ plan: 'scale', plan_name: 'Scale' })),
});

export const ChangePlanned = meta.story({
  parameters: answers(
    aBillingOverview({ scheduled_plan: { slug: 'solo', label: 'Solo', at: '2026-12-20T12:00:00.000Z' } }),
  ),
});

export const PaymentDue = meta.story({
  parameters: answers(aBillingOverview({ key_status: 'suspended', subscription_status: 'past_due', renew_at: null })),
});

export const AfterTheEnd = meta.story({
  parameters: answers(aBillingOverview({ key_status: 'suspended', subscription_status: 'canceled', renew_at: null })),
});

export const LongText = meta.story({
  parameters: answers(aFreeOverview(), [
    ...somePlans(),
    aPlan({
      label: 'A plan whose name is longer than any plan should be called',
      priceMonthly: 1_234_567,
      creditsMonthly: 123_456_789,
      description: 'It does several things, one after the other, and explains each of them at length. '.repeat(3),
      features: ['Averylongwordwithoutanyplacewhereitcouldbebroken', 'Another feature. '.repeat(6)],
      recommended: true,
    }),
  ]),
});

export const Loading = meta.story({ render: () => <PlanGridSkeleton /> });
