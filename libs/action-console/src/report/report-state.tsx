import { Badge } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import type { AnswerReport } from './answer-reports.queries';

/** What became of a report. */
export function ReportState({ report: { status, credits_refunded } }: { report: AnswerReport }) {
  if (status === 'open') return <Badge>Reported: being checked</Badge>;
  if (status === 'declined') return <Badge>Reported: answer is right</Badge>;
  return (
    <Badge tone="success">
      {credits_refunded > 0 ? `Reported: ${formatCount(credits_refunded, 'credit')} given back` : 'Reported: confirmed'}
    </Badge>
  );
}
