import { Stack } from '@declic/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { someStats } from '../../testing/factories';
import { ApiStatCards } from './api-figures';
import { ApiLinks } from './api-links';
import { QuickStart } from './quick-start';

const meta = {
  title: 'Console/API hub',
  component: ApiStatCards,
  render: (args) => (
    <Stack $gap={5}>
      <ApiStatCards {...args} />
      <ApiLinks />
      <QuickStart />
    </Stack>
  ),
} satisfies Meta<typeof ApiStatCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { stats: someStats() } };

export const Suspended: Story = { args: { stats: someStats(), suspended: true } };

export const NothingYet: Story = {
  args: { stats: someStats({ has_keys: false, credit_balance_total: 0, request_count_total: 0, last_seen_at: null }) },
};
