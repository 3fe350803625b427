import { aBillingOverview } from '@declic/openapi/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

const meta = {
  title: 'Console/Account/Available plans',
  component: PlanGrid,
  args: { kid: undefined },
} satisfies Meta<typeof PlanGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromFree: Story = { parameters: answers(aFreeOverview()) };

export const FromThePlanInTheMiddle: Story = { parameters: answers() };

export const FromTheLargest: Story = { parameters: answers(aBillingOverview({ plan: 'scale', plan_name: 'Scale' })) };

export const ChangePlanned: Story = {
  parameters: answers(
    aBillingOverview({ scheduled_plan: { slug: 'solo', label: 'Solo', at: '2026-12-20T12:00:00.000Z' } }),
  ),
};

export const PaymentDue: Story = {
  parameters: answers(aBillingOverview({ key_status: 'suspended', subscription_status: 'past_due', renew_at: null })),
};

export const AfterTheEnd: Story = {
  parameters: answers(aBillingOverview({ key_status: 'suspended', subscription_status: 'canceled', renew_at: null })),
};

export const LongText: Story = {
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
};

export const Loading: Story = { render: () => <PlanGridSkeleton /> };
