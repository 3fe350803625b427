import { Button, Notice, Stack } from '@declic/design-system';
import { Dialog } from '@declic/design-system/dialog';
import { CallFailureDetails, callFailure, notify } from '@declic/remote-kit';
import { useId, useState } from 'react';
import type { FinishedRun } from '../run/use-run-action';
import { useReportAnswer } from './answer-reports.queries';
import { ReportFields } from './report-fields';
import { type ReportEntries, toReport } from './report-form';

export interface ReportDialogProps {
  run: FinishedRun;
  onClose: () => void;
}

/** What is wrong with an answer, and whether the team may read it. */
export function ReportDialog({ run, onClose }: ReportDialogProps) {
  const formId = useId();
  const [entries, setEntries] = useState<ReportEntries>({ reason: 'wrong', comment: '', hasConsent: false });
  const { report, isTooLarge } = toReport(run, entries);
  const { mutateOnce, isPending, error } = useReportAnswer(() => {
    notify.success('Reported', { description: 'Thank you. We check the answer.' });
    onClose();
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
          <Button type="submit" form={formId} loading={isPending}>
            Report
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          mutateOnce(() => report);
        }}
      >
        <Stack $gap={4}>
          {error ? <Failure error={error} /> : null}
          <ReportFields entries={entries} onChange={setEntries} isTooLarge={isTooLarge} />
        </Stack>
      </form>
    </Dialog>
  );
}

function Failure({ error }: { error: Error }) {
  const failure = callFailure(error);
  return (
    <Notice tone="danger">
      {failure.text} <CallFailureDetails failure={failure} />
    </Notice>
  );
}
