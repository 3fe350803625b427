import { describe, expect, it } from 'vitest';
import { createRecord } from '../job/batch-job';
import { aRefusal, aResult } from '../testing/recording-service';
import { classifyAnswer } from './classify-answer';
import { haltBy } from './halt';
import { toSettledRecord } from './to-settled-record';

const sent = createRecord(0, { state: 'sent', sentAt: 1 });
const settle = (result: ReturnType<typeof aResult>, before = sent) =>
  toSettledRecord(before, classifyAnswer(result), result);

it.each([
  // It may have run: its credits stay reserved.
  ['idempotency_in_progress', 409, 'sent', 0],
  ['charge_uncertain', 503, 'sent', 1],
  // Refused: it did not run.
  ['rate_limited', 429, 'waiting', 0],
  ['overloaded', 503, 'waiting', 1],
  ['insufficient_credits', 402, 'waiting', 0],
  ['unusable_input', 422, 'failed', 0],
  ['upstream_failed', 424, 'failed', 0],
  ['action_failed', 503, 'failed', 0],
  ['idempotency_key_reused', 422, 'failed', 0],
])('a row that is answered %s (%i) is %s', (code, status, state, tries) => {
  expect(settle(aRefusal(status, code))).toMatchObject({ state, tries, status, cost: 0 });
});

it('a call that was kept counts with what it cost the first time', () => {
  expect(settle(aResult({ cost: 3, is_replay: true, data: { a: 1 } }))).toMatchObject({
    state: 'done',
    cost: 3,
    data: { a: 1 },
  });
});

it('says which field the service refused', () => {
  const refusal = aRefusal(422, 'validation_failed');
  const errors = [{ in: 'body' as const, field: 'email', message: 'Must be short' }];
  const problem = refusal.problem && { ...refusal.problem, errors };
  expect(settle({ ...refusal, problem })).toMatchObject({ state: 'failed', error: 'email: Must be short' });
});

describe('how long a row has been without an answer', () => {
  const first = createRecord(0, { state: 'sent', sentAt: 1, unansweredSince: 1 });
  const again = { ...first, sentAt: 5 };
  const lost = haltBy('connection', 'Lost', true);
  const busy = { kind: 'again', seconds: 1, isUnanswered: false, counts: false } as const;
  it.each([
    ['counts from the first call when answers are lost', again, lost, 1],
    ['goes on when another call is refused', again, busy, 1],
    ['ends with a refusal of the only call', first, busy, null],
    ['ends with an answer', again, { kind: 'done' } as const, null],
  ])('%s', (_, record, outcome, since) => {
    expect(toSettledRecord(record, outcome, null).unansweredSince).toBe(since);
  });
});
