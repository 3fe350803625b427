import { Button, focusRing, keepFocus, Row } from '@declic/design-system';
import { lazyDialog } from '@declic/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FinishedRun } from '../run/use-run-action';
import { answerReportsQuery } from './answer-reports.queries';
import { ReportState } from './report-state';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog')).ReportDialog);

const WINDOW_MS = 7 * 24 * 60 * 60 * 1_000;

/** 'Report a wrong answer', for an answer that was charged; afterwards, what became of it. */
export function ReportAnswer({ run }: { run: FinishedRun }) {
  const [isOpen, setOpen] = useState(false);
  // An answer that has just come is not reported yet.
  const { data: reports } = useQuery({ ...answerReportsQuery(), enabled: run.restoredFrom !== undefined });
  const report = reports?.find(({ request_id }) => request_id === run.result.request_id);
  if (!report && !isReportable(run)) return null;
  return (
    <Place ref={keepFocus} tabIndex={-1}>
      {report ? (
        <ReportState report={report} />
      ) : (
        <Button variant="ghost" size="sm" icon={<Flag size={16} aria-hidden />} onClick={() => setOpen(true)}>
          Report a wrong answer
        </Button>
      )}
      {isOpen && !report ? <ReportDialog run={run} onClose={() => setOpen(false)} /> : null}
    </Place>
  );
}

/* What became of the report has the focus of the button that it replaces. */
const Place = styled(Row)`
  &&:focus-visible {
    outline: ${focusRing};
    outline-offset: 2px;
  }
`;

/** The service decides; what it would refuse anyway is not offered. */
function isReportable({ isDryRun, result: { status, cost }, restoredFrom }: FinishedRun): boolean {
  const isRecent = restoredFrom === undefined || Date.now() - restoredFrom < WINDOW_MS;
  return !isDryRun && status < 400 && (cost ?? 0) > 0 && isRecent;
}
