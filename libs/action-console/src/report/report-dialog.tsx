import { Button, Notice, Stack } from '@declic/design-system';
import { Dialog } from '@declic/design-system/dialog';
import { CallFailureDetails, notify } from '@declic/remote-kit';
import { useApiForm } from '@declic/remote-kit/form';
import { useId } from 'react';
import type { FinishedRun } from '../run/use-run-action';
import { useReportAnswer } from './answer-reports.queries';
import { ReportFields } from './report-fields';
import { emptyReport, isContentTooLarge, reportSchema, toReport } from './report-form';

export interface ReportDialogProps {
  run: FinishedRun;
  onClose: () => void;
}

/** What is wrong with an answer, and whether the team may read it. */
export function ReportDialog({ run, onClose }: ReportDialogProps) {
  const formId = useId();
  const mutation = useReportAnswer(() => {
    notify.success('Reported', { description: 'Thank you. We check the answer.' });
    onClose();
  });
  const { form, errors, submit, isSending, failure } = useApiForm({
    schema: reportSchema,
    defaults: emptyReport,
    mutation,
    toVariables: (entries) => toReport(run, entries),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Report a wrong answer"
      description="We check it. When the answer is wrong, the credits of this run come back."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            Report
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Stack $gap={4}>
          {failure ? (
            <Notice tone="danger">
              {failure.text} <CallFailureDetails failure={failure} />
            </Notice>
          ) : null}
          <ReportFields register={form.register} errors={errors} isTooLarge={isContentTooLarge(run)} />
        </Stack>
      </form>
    </Dialog>
  );
}
