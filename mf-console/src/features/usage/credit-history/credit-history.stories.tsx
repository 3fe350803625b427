import preview from '@declic/design-system/storybook/preview';
import { someCreditHistory } from '../../../testing/usage-factories';
import { CreditHistory, CreditHistoryCard } from './credit-history';
import { CreditHistoryFailure } from './credit-history-failure';
import { type CreditHistoryScope, creditHistoryQuery } from './credit-history.queries';

const scope: CreditHistoryScope = {
  range: { start: '2026-11-20T12:00:00.000Z', end: null },
  pinnedAt: Date.UTC(2026, 10, 21, 12),
};
const { queryKey } = creditHistoryQuery(scope);

const balances = [
  137, 131, 120, 118, 118, 90, 64, 33, 12, 0, 0, 600, 588, 581, 540, 522, 522, 519, 498, 467, 460, 431, 420, 419,
];

const meta = preview.meta({
  title: 'Console/Usage/Credits over time',
  component: CreditHistory,
  args: { scope, period: 'Last 24 hours' },
});

export const Default = meta.story({ parameters: { queries: [[queryKey, someCreditHistory(balances)]] } });

export const NeverAnyCredits = meta.story({ parameters: { queries: [[queryKey, someCreditHistory([0, 0, 0])]] } });

export const Millions = meta.story({
  parameters: { queries: [[queryKey, someCreditHistory([1_250_000, 900_000, 3_600_000])]] },
});

export const YetToCome = meta.story({ parameters: { queries: [[queryKey, []]] } });

export const Refreshing = meta.story({
  render: () => <CreditHistoryCard points={someCreditHistory(balances)} loading />,
});

export const Failure = meta.story({
  render: () => <CreditHistoryFailure error={new TypeError('Failed to fetch')} onRetry={() => undefined} />,
});
