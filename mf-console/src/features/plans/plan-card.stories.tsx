import { aBillingOverview } from '@declic/openapi/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFreeOverview } from '../../testing/billing-factories';
import { PlanCard } from './plan-card';

const meta = {
  title: 'Console/Account/Plan card',
  component: PlanCard,
  args: { overview: aBillingOverview(), priceMonthly: 49 },
} satisfies Meta<typeof PlanCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Free: Story = { args: { overview: aFreeOverview(), priceMonthly: 0 } };

export const NewAccount: Story = {
  args: { overview: aFreeOverview({ has_api_key: false, key_status: 'new' }), priceMonthly: 0 },
};

export const ChangePlanned: Story = {
  args: {
    overview: aBillingOverview({ scheduled_plan: { slug: 'solo', label: 'Solo', at: '2026-12-20T12:00:00.000Z' } }),
  },
};

export const Cancelled: Story = {
  args: { overview: aBillingOverview({ renew_at: null, ends_at: '2026-12-20T12:00:00.000Z' }) },
};

export const PaymentFailed: Story = {
  args: {
    overview: aBillingOverview({
      key_status: 'suspended',
      subscription_status: 'past_due',
      payment_failed_at: '2026-11-20T12:00:00.000Z',
    }),
  },
};

export const SubscriptionEnded: Story = {
  args: { overview: aBillingOverview({ key_status: 'suspended', subscription_status: 'canceled', renew_at: null }) },
};

export const PriceUnknown: Story = { args: { priceMonthly: undefined } };
