import preview from '@declic/design-system/storybook/preview';
import { userEvent, within } from 'storybook/test';
import { IdeasFailure } from '../features/ideas/ideas-failure';
import { IdeasSkeleton } from '../features/ideas/ideas-skeleton';
import { type Idea, ideaKeys } from '../idea/ideas.queries';
import { strategyKeys, type Strategy } from '../strategy/strategies.queries';
import { anUnfinishedStrategy, aStrategy, failedAnalysis, runningAnalysis } from '../testing/factories';
import { anApprovedIdea, anIdea, someDrafts, someIdeas } from '../testing/idea-factories';
import { IdeasTab } from './ideas-tab';

const meta = preview.meta({
  title: 'Flow/Ideas',
  component: IdeasTab,
  args: { strategyId: aStrategy().id, onOpenStrategy: () => undefined },
});

/** What the server would answer, already there. */
const holding = (ideas: readonly Idea[], strategy: Strategy = aStrategy(), route = '/tools/flow-content') => ({
  route,
  queries: [
    [strategyKeys.one(strategy.id), strategy],
    [ideaKeys.list(strategy.id), { ideas }],
  ],
});

const generating = (state: 'running' | 'failed', message: string | null = null) =>
  aStrategy({ idea_generation: { state, message, engine: null, notice: null } });

/** One in each status. */
const mixed = (): Idea[] => [
  anApprovedIdea(),
  ...someIdeas(6, (place) => {
    if (place === 1) return { status: 'rejected' };
    if (place === 2) return { status: 'published', drafts: someDrafts(anIdea()), scheduled_on: '2026-11-19' };
    return place === 3 ? { status: 'pending', is_outdated: true } : {};
  }).slice(1),
];

export const Empty = meta.story({ parameters: holding([]) });

export const AnalysisRunning = meta.story({ parameters: holding([], anUnfinishedStrategy(runningAnalysis)) });

export const AnalysisFailed = meta.story({ parameters: holding([], anUnfinishedStrategy(failedAnalysis)) });

export const GeneratingFirst = meta.story({ parameters: holding([], generating('running')) });

export const GeneratingMore = meta.story({ parameters: holding(someIdeas(3), generating('running')) });

export const GenerationFailed = meta.story({
  parameters: holding(
    [],
    generating('failed', 'The summary names no pillar. Add one in the Strategy tab, and try again.'),
  ),
});

export const WrittenByTheEmbeddedEngine = meta.story({
  parameters: holding(
    someIdeas(2),
    aStrategy({
      idea_generation: {
        state: 'idle',
        message: null,
        engine: 'embedded@2',
        notice: 'The language model did not answer in time, so the built-in engine wrote these ideas.',
      },
    }),
  ),
});

export const Mixed = meta.story({ parameters: holding(mixed()) });

export const Novelty = meta.story({
  parameters: holding(someIdeas(2)),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Novelty 95%' }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
});

export const Keys = meta.story({
  parameters: holding(someIdeas(2)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Novelty 95%' });
    await userEvent.keyboard('?');
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Keyboard' });
  },
});

export const WritingDrafts = meta.story({
  parameters: holding([anApprovedIdea({}, 'ready', 'writing', 'queued'), ...someIdeas(2).slice(1)]),
});

export const Outdated = meta.story({
  parameters: holding(
    someIdeas(4, (place) => ({ is_outdated: place < 3 })),
    aStrategy({ outdated_idea_count: 3 }),
  ),
});

export const OnePillar = meta.story({
  parameters: holding(someIdeas(12), aStrategy(), '/tools/flow-content?pillar=Online+booking&status=to-decide'),
});

export const NothingMatches = meta.story({
  parameters: holding(someIdeas(2), aStrategy(), '/tools/flow-content?status=published'),
});

const LONG = 'Anticonstitutionnellement réorganiser les prises de rendez-vous des collectivités territoriales ';

export const LongText = meta.story({
  parameters: holding([
    anIdea({
      title: LONG.repeat(3),
      summary: LONG.repeat(6),
      pillar: LONG,
      angle: 'étude de cas comparée',
      engine: 'llm.example.com/very-long-model-name-2026-11-instruct',
      novelty: { nearest_title: LONG.repeat(2), shared_words: ['rendez-vous', 'collectivités'], explanation: LONG },
    }),
    anIdea({ id: '0199a5b2-0000-7000-9000-00000000ffff', title: 'x'.repeat(120), summary: 'y'.repeat(300) }),
  ]),
});

export const TwoHundred = meta.story({
  parameters: holding(someIdeas(200, (place) => (place % 40 === 0 ? approvedWithDrafts(place) : {}))),
});

function approvedWithDrafts(place: number): Partial<Idea> {
  const [idea = anIdea()] = someIdeas(place + 1).slice(-1);
  return { status: 'approved', drafts: someDrafts(idea) };
}

export const Loading = meta.story({ render: () => <IdeasSkeleton /> });

export const Failed = meta.story({
  render: () => <IdeasFailure error={new Error('down')} onRetry={() => undefined} />,
});
