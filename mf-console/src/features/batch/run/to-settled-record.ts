import type { TestResult } from '@declic/action-console';
import type { RowRecord } from '../job/batch-job';
import { boundAnswer } from '../job/bounded-answer';
import type { Outcome } from './halt';

const MOST_TRIES = 3;
const STILL_BUSY = 'The service was busy. Try this row again.';

/** The record of a row after its answer. */
export function toSettledRecord(sent: RowRecord, outcome: Outcome, result: TestResult | null): RowRecord {
  const record = result ? { ...sent, status: result.status, requestId: result.request_id } : sent;
  switch (outcome.kind) {
    case 'done':
      return { ...record, state: 'done', error: null, cost: result?.cost ?? 0, ...boundAnswer(result?.data ?? null) };
    case 'failed':
      return { ...record, state: 'failed', error: outcome.error };
    case 'halt':
      return { ...record, state: outcome.isUnanswered ? 'sent' : 'waiting' };
    case 'again': {
      const tries = record.tries + (outcome.counts ? 1 : 0);
      if (tries >= MOST_TRIES) return { ...record, state: 'failed', error: result?.error ?? STILL_BUSY };
      return { ...record, state: outcome.isUnanswered ? 'sent' : 'waiting', tries };
    }
  }
}
