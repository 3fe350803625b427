import preview from '@declic/design-system/storybook/preview';
import { Stack } from '@declic/design-system';
import { anAnswerReport } from '../testing/reports';
import { aFinishedRun } from '../testing/runs';
import { ReportDialog } from './report-dialog';
import { ReportState } from './report-state';

const meta = preview.meta({
  title: 'Console/Report of an answer',
  component: ReportDialog,
  args: { run: aFinishedRun(), onClose: () => undefined },
});

export const Default = meta.story();

export const TooLarge = meta.story({ args: { run: aFinishedRun({ body: { text: 'a'.repeat(900_000) } }) } });

export const States = meta.story({
  render: () => (
    <Stack $align="start">
      <ReportState report={anAnswerReport()} />
      <ReportState report={anAnswerReport({ status: 'accepted', credits_refunded: 2 })} />
      <ReportState report={anAnswerReport({ status: 'accepted' })} />
      <ReportState report={anAnswerReport({ status: 'declined' })} />
    </Stack>
  ),
});
