import { accountStatsQuery } from '@declic/openapi/accounts/queries';
import preview from '@declic/design-system/storybook/preview';
import { zeroStats } from '../../stats/api-stats';
import { StatsFailure } from '../../stats/stats-failure';
import { someStats } from '@declic/openapi/factories';
import { AccountFigures, AccountOverview } from './account-overview';
import { AccountOverviewSkeleton } from './account-overview-skeleton';

const meta = preview.meta({ title: 'Console/Dashboard/Account', component: AccountFigures });

export const Default = meta.story({ args: { stats: someStats() } });

export const LargeNumbers = meta.story({
  args: { stats: someStats({ credit_balance_total: 1_234_567, request_count_total: 98_765_432 }) },
});

export const NoCredits = meta.story({
  args: { stats: someStats({ credit_balance_total: 0, request_count_total: 0, last_seen_at: null }) },
});

export const WithoutKey = meta.story({
  args: { stats: zeroStats },
  render: () => <AccountOverview>Tools</AccountOverview>,
  parameters: { queries: [[accountStatsQuery().queryKey, someStats({ has_keys: false })]] },
});

export const Loading = meta.story({ args: { stats: zeroStats }, render: () => <AccountOverviewSkeleton /> });

export const Failure = meta.story({
  args: { stats: zeroStats, known: false },
  render: (args) => (
    <StatsFailure error={new TypeError('Failed to fetch')} onRetry={() => undefined}>
      <AccountFigures {...args} />
    </StatsFailure>
  ),
});
