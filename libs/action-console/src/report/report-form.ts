import * as z from 'zod/mini';
import type { FinishedRun } from '../run/use-run-action';
import type { NewAnswerReport } from './answer-reports.queries';

export const REASONS: Readonly<Record<NewAnswerReport['reason'], string>> = {
  wrong: 'It is wrong',
  incomplete: 'Something is missing',
  outdated: 'It is out of date',
  unreadable: 'It cannot be read or used',
  other: 'Something else',
};

/** The service takes a megabyte. */
const LARGEST_CONTENT = 900_000;

export const reportSchema = z.object({
  reason: z.enum(['wrong', 'incomplete', 'outdated', 'unreadable', 'other']),
  comment: z.string().check(z.trim(), z.maxLength(2_000)),
  hasConsent: z.boolean(),
});

export type ReportEntries = z.infer<typeof reportSchema>;

export const emptyReport: ReportEntries = { reason: 'wrong', comment: '', hasConsent: false };

/** Whether input and answer are too large to be included. */
export function isContentTooLarge(run: FinishedRun): boolean {
  return new TextEncoder().encode(JSON.stringify(toContent(run))).length > LARGEST_CONTENT;
}

/** What is sent: input and answer only by consent, and where they fit. */
export function toReport(run: FinishedRun, { reason, comment, hasConsent }: ReportEntries): NewAnswerReport {
  const isIncluded = hasConsent && !isContentTooLarge(run);
  return { request_id: run.result.request_id, reason, comment, ...(isIncluded && { content: toContent(run) }) };
}

const toContent = ({ body, result }: FinishedRun) => ({ input: body, answer: result.data ?? {} });
