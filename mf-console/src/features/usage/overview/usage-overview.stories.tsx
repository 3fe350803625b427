import { Button } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { aUsageRow } from '../../../testing/usage-factories';
import type { UsageScope } from '../view/usage-scope';
import { unifiedUsageQuery } from './unified-usage.queries';
import { UsageFailure } from './usage-failure';
import { UsageItems } from './usage-items-card';
import { UsageSkeleton } from './usage-skeleton';
import { UsageOverview } from './usage-overview';

const scope: UsageScope = {
  filter: 'all',
  range: { start: '2026-11-20T12:00:00.000Z', end: null },
  pinnedAt: Date.UTC(2026, 10, 21, 12),
};
const { queryKey } = unifiedUsageQuery(scope);

const rows = [
  aUsageRow({ total_usage: 128, total_cost: 128 }),
  aUsageRow({
    slug: 'flow-content',
    transaction_type: 'tool',
    display_name: 'Flow Content',
    total_usage: 9,
    total_cost: 45,
  }),
  aUsageRow({ slug: 'score_leads', display_name: 'Score leads', total_usage: 4, total_cost: 12 }),
  aUsageRow({ slug: 'dedupe', display_name: 'Find duplicates', total_usage: 1, total_cost: 1 }),
  aUsageRow({
    slug: null,
    transaction_type: 'purchase',
    display_name: 'Monthly credits',
    total_usage: 1,
    total_cost: 600,
  }),
  aUsageRow({
    slug: 'score_leads',
    display_name: 'Score leads',
    transaction_type: 'refund',
    total_usage: 1,
    total_cost: 3,
  }),
];

const meta = preview.meta({
  title: 'Console/Usage/Overview',
  component: UsageOverview,
  args: { scope, period: 'Last 24 hours' },
});

export const Default = meta.story({ parameters: { queries: [[queryKey, rows]] } });

export const Empty = meta.story({
  args: { emptyAction: <Button variant="secondary">Show this month</Button> },
  parameters: { queries: [[queryKey, []]] },
});

export const OnlyPurchases = meta.story({
  parameters: { queries: [[queryKey, rows.filter(({ transaction_type: type }) => type === 'purchase')]] },
});

export const ManyItems = meta.story({
  parameters: {
    queries: [
      [
        queryKey,
        Array.from({ length: 30 }, (_, index) =>
          aUsageRow({ slug: `action_${index}`, display_name: `Action ${index + 1}`, total_cost: 30 - index }),
        ),
      ],
    ],
  },
});

export const LongText = meta.story({
  parameters: {
    queries: [
      [
        queryKey,
        [
          aUsageRow({
            display_name: 'An item whose name is longer than any other, and goes on for a while',
            total_cost: 12_345_678,
            total_usage: 9_876_543,
          }),
          aUsageRow({
            slug: 'x',
            display_name: 'a_slug_without_a_single_place_to_break_it_in_two_or_three_lines',
            total_cost: 1,
          }),
        ],
      ],
    ],
  },
});

export const Loading = meta.story({ render: () => <UsageSkeleton /> });

export const Refreshing = meta.story({ render: () => <UsageItems rows={rows} loading /> });

export const Failure = meta.story({
  render: () => <UsageFailure error={new TypeError('Failed to fetch')} onRetry={() => undefined} />,
});
