import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@declic/design-system';
import { anAnswerReport } from '../testing/reports';
import { aFinishedRun } from '../testing/runs';
import { ReportDialog } from './report-dialog';
import { ReportState } from './report-state';

const meta = {
  title: 'Console/Report of an answer',
  component: ReportDialog,
  args: { run: aFinishedRun(), onClose: () => undefined },
} satisfies Meta<typeof ReportDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TooLarge: Story = { args: { run: aFinishedRun({ body: { text: 'a'.repeat(900_000) } }) } };

export const States: Story = {
  render: () => (
    <Stack $align="start">
      <ReportState report={anAnswerReport()} />
      <ReportState report={anAnswerReport({ status: 'accepted', credits_refunded: 2 })} />
      <ReportState report={anAnswerReport({ status: 'accepted' })} />
      <ReportState report={anAnswerReport({ status: 'declined' })} />
    </Stack>
  ),
};
