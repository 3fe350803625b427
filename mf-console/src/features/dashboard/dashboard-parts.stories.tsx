import { RouteError } from '@declic/remote-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aRequest, aUsageRow, someRequests } from '../../testing/usage-factories';
import { CardSkeleton } from '../../ui/card-skeleton';
import { RecentCalls } from './recent-calls';
import { recentCallsQuery } from './recent-calls.queries';
import { UsedActions } from './used-actions';
import { usedActionsQuery } from './used-actions.queries';

const SINCE = '2026-10-23T00:00:00.000Z';

const meta = { title: 'Console/Dashboard/Parts', component: RecentCalls } satisfies Meta<typeof RecentCalls>;

export default meta;

type Story = StoryObj<typeof meta>;

const calls = recentCallsQuery().queryKey;
const used = usedActionsQuery(SINCE).queryKey;
const renderUsed = () => <UsedActions since={SINCE} findTitle={() => undefined} renderHealth={() => null} />;

export const Calls: Story = { parameters: { queries: [[calls, someRequests()]] } };

export const NoCalls: Story = { parameters: { queries: [[calls, []]] } };

export const LongCalls: Story = {
  parameters: {
    queries: [
      [
        calls,
        [aRequest({ action: 'an-action-with-a-very-long-name-'.repeat(3), duration_ms: 59_999, credits: 12_345 })],
      ],
    ],
  },
};

export const Used: Story = {
  render: renderUsed,
  parameters: {
    queries: [
      [used, [aUsageRow(), aUsageRow({ slug: 'iban_validate', display_name: 'Validate an IBAN', total_usage: 3 })]],
    ],
  },
};

export const NothingUsed: Story = { render: renderUsed, parameters: { queries: [[used, []]] } };

export const Loading: Story = { render: () => <CardSkeleton label="Loading your calls" height="480px" /> };

export const Failure: Story = {
  render: () => (
    <RouteError
      level={3}
      error={new TypeError('Failed to fetch')}
      title="Failed to load your calls"
      onRetry={() => undefined}
    />
  ),
};
