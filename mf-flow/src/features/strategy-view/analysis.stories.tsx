import { Stack } from '@declic/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAnalysis, anUnfinishedStrategy, failedAnalysis, runningAnalysis } from '../../testing/factories';
import { AnalysisFailed } from './analysis-failed';
import { AnalysisProgress } from './analysis-progress';

const meta = {
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
} satisfies Meta<typeof AnalysisProgress>;

export default meta;

type Story = StoryObj<typeof meta>;

const waiting = ['waiting', 'waiting', 'waiting', 'waiting', 'waiting'] as const;

export const Queued: Story = {
  args: { analysis: anAnalysis({ state: 'queued', progress: 0, message: 'Waiting to start.', engine: null }, waiting) },
};

export const Running: Story = {};

export const TryingAgain: Story = {
  args: {
    analysis: anAnalysis(
      { state: 'queued', progress: 0, message: 'Something went wrong. Trying again in a moment.', engine: null },
      waiting,
    ),
  },
};

export const Failed: Story = { render: () => <AnalysisFailed strategy={anUnfinishedStrategy(failedAnalysis)} /> };
