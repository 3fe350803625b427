import type { FinishedRun } from '../run/use-run-action';
import type { NewAnswerReport } from './answer-reports.queries';

export type ReportReason = NewAnswerReport['reason'];

export const REASONS: Readonly<Record<ReportReason, string>> = {
  wrong: 'It is wrong',
  incomplete: 'Something is missing',
  outdated: 'It is out of date',
  unreadable: 'It cannot be read or used',
  other: 'Something else',
};

/** Of the value of the field, whose options are the reasons. */
export function toReason(value: string): ReportReason {
  return value in REASONS ? (value as ReportReason) : 'other'; // one of its keys
}

/** The service takes a megabyte. */
const LARGEST_CONTENT = 900_000;

/** What a person enters. */
export interface ReportEntries {
  readonly reason: ReportReason;
  readonly comment: string;
  readonly hasConsent: boolean;
}

/** What is sent: input and answer only by consent, and where they fit. */
export function toReport({ body, result }: FinishedRun, { reason, comment, hasConsent }: ReportEntries) {
  const content = { input: body, answer: result.data ?? {} };
  const isTooLarge = new TextEncoder().encode(JSON.stringify(content)).length > LARGEST_CONTENT;
  const report: NewAnswerReport = {
    request_id: result.request_id,
    reason,
    comment: comment.trim(),
    ...(hasConsent && !isTooLarge && { content }),
  };
  return { report, isTooLarge };
}
