import { aBillingOverview } from '@declic/openapi/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFreeOverview } from '../../testing/billing-factories';
import { CreditsCard } from './credits-card';

const meta = {
  title: 'Console/Account/Credits card',
  component: CreditsCard,
  args: { overview: aBillingOverview() },
} satisfies Meta<typeof CreditsCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PartlyUsed: Story = {};

export const NothingGranted: Story = { args: { overview: aFreeOverview() } };

export const CreditsOfEarlierTimesOnly: Story = {
  args: { overview: aFreeOverview({ credit_balance: 488, credits_used_this_cycle: 12 }) },
};

export const NothingUsed: Story = {
  args: { overview: aBillingOverview({ credit_balance: 600, credits_used_this_cycle: 0 }) },
};

export const AllUsed: Story = {
  args: { overview: aBillingOverview({ credit_balance: 0, credits_used_this_cycle: 600 }) },
};

export const CreditsOfEarlierCyclesUsed: Story = {
  args: { overview: aBillingOverview({ credit_balance: 1_234_567, credits_used_this_cycle: 12_345 }) },
};
