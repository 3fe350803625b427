import type { TestResult } from '@declic/action-console';
import type { RowRecord } from '../job/batch-job';
import { boundAnswer } from '../job/bounded-answer';
import type { Outcome } from './halt';

const MOST_TRIES = 3;
const STILL_BUSY = 'The service was busy. Try this row again.';

/** The record of a row before its call. */
export function toSentRecord(record: RowRecord, now: number): RowRecord {
  return { ...record, state: 'sent', sentAt: now, unansweredSince: record.unansweredSince ?? now };
}

/** The record of a row that the person runs again. */
export function toFreshRecord(record: RowRecord): RowRecord {
  return { ...record, state: 'waiting', tries: 0, error: null, unansweredSince: null };
}

/** The record of a row after its answer. */
export function toSettledRecord(sent: RowRecord, outcome: Outcome, result: TestResult | null): RowRecord {
  const facts = result ? { status: result.status, requestId: result.request_id } : {};
  const record = { ...sent, ...facts, unansweredSince: toUnansweredSince(sent, outcome) };
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

/** A refusal says nothing about earlier calls of the row: one of them may have run. */
function toUnansweredSince({ unansweredSince, sentAt }: RowRecord, outcome: Outcome): number | null {
  if (outcome.kind === 'done' || outcome.kind === 'failed') return null;
  return outcome.isUnanswered || unansweredSince !== sentAt ? unansweredSince : null;
}
