import type { Meta, StoryObj } from '@storybook/react-vite';
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

const meta = {
  title: 'Console/Usage/Credits over time',
  component: CreditHistory,
  args: { scope, period: 'Last 24 hours' },
} satisfies Meta<typeof CreditHistory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { queries: [[queryKey, someCreditHistory(balances)]] } };

export const NeverAnyCredits: Story = { parameters: { queries: [[queryKey, someCreditHistory([0, 0, 0])]] } };

export const Millions: Story = {
  parameters: { queries: [[queryKey, someCreditHistory([1_250_000, 900_000, 3_600_000])]] },
};

export const YetToCome: Story = { parameters: { queries: [[queryKey, []]] } };

export const Refreshing: Story = { render: () => <CreditHistoryCard points={someCreditHistory(balances)} loading /> };

export const Failure: Story = {
  render: () => <CreditHistoryFailure error={new TypeError('Failed to fetch')} onRetry={() => undefined} />,
};
