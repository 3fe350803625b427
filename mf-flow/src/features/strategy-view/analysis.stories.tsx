import { Stack } from '@declic/design-system';
import preview from '@declic/design-system/storybook/preview';
import { anAnalysis, anUnfinishedStrategy, failedAnalysis, runningAnalysis } from '../../testing/factories';
import { AnalysisFailed } from './analysis-failed';
import { AnalysisProgress } from './analysis-progress';

const meta = preview.meta({
  title: 'Flow/Analysis',
  component: AnalysisProgress,
  args: { analysis: runningAnalysis },
  decorators: [
    (Story) => (
      <Stack>
        <h2>Dental scheduling launch</h2>
        <Story />
      </Stack>
    ),
  ],
});

const waiting = ['waiting', 'waiting', 'waiting', 'waiting', 'waiting'] as const;

export const Queued = meta.story({
  args: { analysis: anAnalysis({ state: 'queued', progress: 0, message: 'Waiting to start.', engine: null }, waiting) },
});

export const Running = meta.story();

export const TryingAgain = meta.story({
  args: {
    analysis: anAnalysis(
      { state: 'queued', progress: 0, message: 'Something went wrong. Trying again in a moment.', engine: null },
      waiting,
    ),
  },
});

export const Failed = meta.story({ render: () => <AnalysisFailed strategy={anUnfinishedStrategy(failedAnalysis)} /> });
