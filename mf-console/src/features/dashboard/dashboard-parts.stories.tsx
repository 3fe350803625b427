import { CardSkeleton } from '@declic/design-system';
import { RouteError } from '@declic/remote-kit';
import preview from '@declic/design-system/storybook/preview';
import { aRequest, aUsageRow, someRequests } from '../../testing/usage-factories';
import { RecentCalls } from './recent-calls';
import { recentCallsQuery } from './recent-calls.queries';
import { UsedActions } from './used-actions';
import { usedActionsQuery } from './used-actions.queries';

const SINCE = '2026-10-23T00:00:00.000Z';

const meta = preview.meta({ title: 'Console/Dashboard/Parts', component: RecentCalls });

const calls = recentCallsQuery().queryKey;
const used = usedActionsQuery(SINCE).queryKey;
const renderUsed = () => <UsedActions since={SINCE} findTitle={() => undefined} renderHealth={() => null} />;

export const Calls = meta.story({ parameters: { queries: [[calls, someRequests()]] } });

export const NoCalls = meta.story({ parameters: { queries: [[calls, []]] } });

export const LongCalls = meta.story({
  parameters: {
    queries: [
      [
        calls,
        [aRequest({ action: 'an-action-with-a-very-long-name-'.repeat(3), duration_ms: 59_999, credits: 12_345 })],
      ],
    ],
  },
});

export const Used = meta.story({
  render: renderUsed,
  parameters: {
    queries: [
      [used, [aUsageRow(), aUsageRow({ slug: 'iban_validate', display_name: 'Validate an IBAN', total_usage: 3 })]],
    ],
  },
});

export const NothingUsed = meta.story({ render: renderUsed, parameters: { queries: [[used, []]] } });

export const Loading = meta.story({ render: () => <CardSkeleton label="Loading your calls" height="480px" /> });

export const Failure = meta.story({
  render: () => (
    <RouteError
      level={3}
      error={new TypeError('Failed to fetch')}
      title="Failed to load your calls"
      onRetry={() => undefined}
    />
  ),
});
