import { periodicJob } from '@declic/nest-kit';
import { FORGET_REPORT_CONTENTS } from './answer-reports.jobs';
import { AnswerReportsRepository } from './answer-reports.repository';

const HOUR_MS = 60 * 60 * 1_000;
const RETENTION_MS = 90 * 24 * HOUR_MS;

/** Forgets the inputs and answers of reports after 90 days. */
export class ReportRetentionJob extends periodicJob({
  definition: FORGET_REPORT_CONTENTS,
  intervalMs: HOUR_MS,
  failure: 'Contents of old reports could not be forgotten; trying again',
  provider: AnswerReportsRepository,
  run: (reports, { before }) => reports.forgetContents(before(RETENTION_MS)),
}) {}
