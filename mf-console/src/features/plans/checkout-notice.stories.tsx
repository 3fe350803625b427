import { aBillingOverview } from '@declic/openapi/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFreeOverview } from '../../testing/billing-factories';
import { billingOverviewQuery } from './billing-overview.queries';
import { CheckoutNotice, PaymentLate } from './checkout-notice';

const meta = { title: 'Console/Account/Back from checkout', component: CheckoutNotice } satisfies Meta<
  typeof CheckoutNotice
>;

export default meta;

type Story = StoryObj<typeof meta>;

const { queryKey } = billingOverviewQuery();

export const Waiting: Story = {
  parameters: { route: '/account?checkout=success&plan=build', queries: [[queryKey, aFreeOverview()]] },
};

export const Confirmed: Story = {
  parameters: { route: '/account?checkout=success&plan=build', queries: [[queryKey, aBillingOverview()]] },
};

export const SmallerPlanChosen: Story = {
  parameters: { route: '/account?checkout=success&plan=solo', queries: [[queryKey, aBillingOverview()]] },
};

export const Late: Story = { render: () => <PaymentLate onAskAgain={() => undefined} /> };

export const Left: Story = {
  parameters: { route: '/account?checkout=canceled', queries: [[queryKey, aFreeOverview()]] },
};
