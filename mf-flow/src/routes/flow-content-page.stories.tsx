import { Container } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { aStrategy, aStrategyList, anUnfinishedStrategy, failedAnalysis, runningAnalysis } from '../testing/factories';
import { someIdeas } from '../testing/idea-factories';
import { FlowContentPage } from './flow-content-page';
import { FlowContentSkeleton } from './flow-content-skeleton';
import { StrategiesFailure } from '../features/strategies/strategies-failure';
import { type Idea, ideaKeys } from '../idea/ideas.queries';
import { strategyKeys, type Strategy } from '../strategy/strategies.queries';

const meta = preview.meta({
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
});

const STRATEGY_TAB = '/tools/flow-content?tab=strategy';

/** What the server would answer, already there. */
const holding = (strategies: readonly Strategy[], limit = 3, ideas: readonly Idea[] = []) => ({
  route: STRATEGY_TAB,
  queries: [
    [strategyKeys.list, aStrategyList(strategies, limit)],
    ...strategies.map((strategy) => [strategyKeys.one(strategy.id), strategy]),
    ...strategies.map(({ id }) => [ideaKeys.list(id), { ideas }]),
  ],
});

const numbered = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    aStrategy({ id: `0199a5b2-0000-7000-8000-0000000002${10 + place}`, strategy_name: `Strategy number ${place + 1}` }),
  );

export const NoStrategies = meta.story({ parameters: holding([]) });

export const Done = meta.story({ parameters: holding([aStrategy()]) });

export const Ideas = meta.story({
  parameters: { ...holding([aStrategy()], 3, someIdeas(8)), route: '/tools/flow-content' },
});

export const Analyzing = meta.story({ parameters: holding([anUnfinishedStrategy(runningAnalysis), ...numbered(1)]) });

export const AnalysisFailed = meta.story({ parameters: holding([anUnfinishedStrategy(failedAnalysis)]) });

export const AtTheLimit = meta.story({ parameters: holding(numbered(3)) });

export const WithSearch = meta.story({ parameters: holding(numbered(6), 10) });

export const Analytics = meta.story({
  parameters: { ...holding([aStrategy()]), route: '/tools/flow-content?tab=analytics' },
});

export const Loading = meta.story({ render: () => <FlowContentSkeleton /> });

export const Failed = meta.story({
  render: () => <StrategiesFailure error={new Error('down')} onRetry={() => undefined} />,
});
