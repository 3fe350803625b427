import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { zeroStats } from '../../stats/api-stats';
import { StatsFailure } from '../../stats/stats-failure';
import { someStats } from '../../testing/factories';
import { AccountFigures, AccountOverview } from './account-overview';
import { AccountOverviewSkeleton } from './account-overview-skeleton';

const meta = { title: 'Console/Dashboard/Account', component: AccountFigures } satisfies Meta<typeof AccountFigures>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { stats: someStats() } };

export const LargeNumbers: Story = {
  args: { stats: someStats({ credit_balance_total: 1_234_567, request_count_total: 98_765_432 }) },
};

export const NoCredits: Story = {
  args: { stats: someStats({ credit_balance_total: 0, request_count_total: 0, last_seen_at: null }) },
};

export const WithoutKey: Story = {
  args: { stats: zeroStats },
  render: () => <AccountOverview>Tools</AccountOverview>,
  parameters: { queries: [[accountStatsQuery().queryKey, someStats({ has_keys: false })]] },
};

export const Loading: Story = { args: { stats: zeroStats }, render: () => <AccountOverviewSkeleton /> };

export const Failure: Story = {
  args: { stats: zeroStats, known: false },
  render: (args) => (
    <StatsFailure error={new TypeError('Failed to fetch')} onRetry={() => undefined}>
      <AccountFigures {...args} />
    </StatsFailure>
  ),
};
