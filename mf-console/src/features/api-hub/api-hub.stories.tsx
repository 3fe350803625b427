import { Stack } from '@declic/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { someStats } from '../../testing/factories';
import { HubStats } from './hub-figures';
import { HubLinks } from './hub-links';
import { QuickStart } from './quick-start';

const meta = {
  title: 'Console/API hub',
  component: HubStats,
  render: (args) => (
    <Stack $gap={5}>
      <HubStats {...args} />
      <HubLinks />
      <QuickStart />
    </Stack>
  ),
} satisfies Meta<typeof HubStats>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { stats: someStats() } };

export const Suspended: Story = { args: { stats: someStats(), suspended: true } };

export const NothingYet: Story = {
  args: { stats: someStats({ has_keys: false, credit_balance_total: 0, request_count_total: 0, last_seen_at: null }) },
};
