import { Container } from '@declic/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStrategy, aSummary, anUnfinishedStrategy, failedAnalysis, runningAnalysis } from '../testing/factories';
import { FlowContentPage } from './flow-content-page';
import { FlowContentSkeleton } from './flow-content-skeleton';
import { StrategiesFailure } from '../features/strategies/strategies-failure';
import { strategyKeys, type Strategy } from '../strategy/strategies.queries';

const meta = {
  title: 'Flow/Flow Content',
  component: FlowContentPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container as="main">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FlowContentPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What the server would answer, already there. */
const holding = (strategies: readonly Strategy[], limit = 3) => ({
  queries: [
    [strategyKeys.list, { strategies: strategies.map(aSummary), limit }],
    ...strategies.map((strategy) => [strategyKeys.one(strategy.id), strategy]),
  ],
});

const numbered = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    aStrategy({ id: `0199a5b2-0000-7000-8000-0000000002${10 + place}`, strategy_name: `Strategy number ${place + 1}` }),
  );

export const NoStrategies: Story = { parameters: holding([]) };

export const Done: Story = { parameters: holding([aStrategy()]) };

export const Analyzing: Story = { parameters: holding([anUnfinishedStrategy(runningAnalysis), ...numbered(1)]) };

export const AnalysisFailed: Story = { parameters: holding([anUnfinishedStrategy(failedAnalysis)]) };

export const AtTheLimit: Story = { parameters: holding(numbered(3)) };

export const WithSearch: Story = { parameters: holding(numbered(6), 10) };

export const Analytics: Story = {
  parameters: { ...holding([aStrategy()]), route: '/tools/flow-content?tab=analytics' },
};

export const Loading: Story = { render: () => <FlowContentSkeleton /> };

export const Failed: Story = {
  render: () => <StrategiesFailure error={new Error('down')} onRetry={() => undefined} />,
};
