import { factory } from '@declic/openapi/factories';
import type { AnswerReport } from '../report/answer-reports.queries';

/** A report that the team has not decided yet. */
export const anAnswerReport = factory<AnswerReport>({
  request_id: 'req_1',
  action: 'write_note',
  reason: 'wrong',
  comment: '',
  status: 'open',
  credits_refunded: 0,
  created_at: '2026-11-22T12:00:00.000Z',
  decided_at: null,
});
