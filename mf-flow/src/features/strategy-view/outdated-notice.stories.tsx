import preview from '@declic/design-system/storybook/preview';
import type { Strategy } from '../../strategy/strategies.queries';
import { aStrategy } from '../../testing/factories';
import { OutdatedNotice } from './outdated-notice';
import { belowStrategyHeading } from '../../testing/strategy-heading';

const meta = preview.meta({
  title: 'Flow/Outdated ideas notice',
  component: OutdatedNotice,
  args: { strategy: aStrategy({ outdated_idea_count: 7 }) },
  decorators: [belowStrategyHeading],
});

const generating = (generation: Partial<Strategy['idea_generation']>) =>
  aStrategy({
    outdated_idea_count: 7,
    idea_generation: { state: 'idle', message: null, engine: null, notice: null, ...generation },
  });

export const SeveralIdeas = meta.story();

export const OneIdea = meta.story({ args: { strategy: aStrategy({ outdated_idea_count: 1 }) } });

export const Renewing = meta.story({ args: { strategy: generating({ state: 'running' }) } });

export const RenewalFailed = meta.story({
  args: {
    strategy: generating({ state: 'failed', message: 'The ideas could not be written on our side. Ask again.' }),
  },
});
