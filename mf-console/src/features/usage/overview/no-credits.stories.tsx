import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { someStats } from '../../../testing/factories';
import { NoCredits } from './no-credits';

const meta = { title: 'Console/Usage/No credits', component: NoCredits } satisfies Meta<typeof NoCredits>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { queries: [[accountStatsQuery().queryKey, someStats({ credit_balance_total: 0 })]] },
};
