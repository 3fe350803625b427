import preview from '@declic/design-system/storybook/preview';
import { userEvent, within } from 'storybook/test';
import { strategyKeys } from '../../strategy/strategies.queries';
import {
  anAnalysis,
  anUnfinishedStrategy,
  aStrategyList,
  failedAnalysis,
  failedOnIntake,
  failedOnPdf,
  runningAnalysis,
} from '../../testing/factories';
import { AnalysisFailed } from './analysis-failed';
import { AnalysisProgress } from './analysis-progress';
import { CannotPay } from './cannot-pay';
import { belowStrategyHeading } from '../../testing/strategy-heading';

const meta = preview.meta({
  title: 'Flow/Analysis',
  component: AnalysisProgress,
  args: { analysis: runningAnalysis },
  parameters: { queries: [[strategyKeys.list, aStrategyList([anUnfinishedStrategy(failedAnalysis)])]] },
  decorators: [belowStrategyHeading],
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

export const PdfFailed = meta.story({
  render: () => (
    <AnalysisFailed
      onChangeIntake={() => undefined}
      strategy={anUnfinishedStrategy({
        ...failedAnalysis,
        message:
          'The PDF at the address is protected by a password. Start again with another address, with an uploaded PDF or without one.',
        is_pdf_fault: true,
      })}
    />
  ),
});

export const FailedOnIntake = meta.story({
  render: () => <AnalysisFailed onChangeIntake={() => undefined} strategy={anUnfinishedStrategy(failedOnIntake)} />,
});

export const Failed = meta.story({
  render: () => <AnalysisFailed onChangeIntake={() => undefined} strategy={anUnfinishedStrategy(failedAnalysis)} />,
});

export const FailedOnPdf = meta.story({
  render: () => <AnalysisFailed onChangeIntake={() => undefined} strategy={anUnfinishedStrategy(failedOnPdf)} />,
});

export const FailedOnPdfOtherAddress = meta.story({
  render: () => <AnalysisFailed onChangeIntake={() => undefined} strategy={anUnfinishedStrategy(failedOnPdf)} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Read another PDF' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start again (5 credits)' }));
  },
});

export const NotEnoughCredits = meta.story({
  render: () => <CannotPay text="An analysis costs 5 credits; the account has 2." />,
});
