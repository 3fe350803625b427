import type { RowRecord } from '../job/batch-job';

const MINUTE_MS = 60_000;
/** The service keeps an answer for 24 hours; half an hour is for clocks that differ. */
const ANSWER_KEPT_MS = 23.5 * 60 * MINUTE_MS;
const ANSWER_LOST =
  'The answer was lost more than a day ago. The row may have been charged; running it again may charge it a second time.';

/** Rows that were sent so long ago that the service has forgotten them are not sent again by themselves: they count as failed. */
export function giveUpLostAnswers(open: readonly RowRecord[], now: number): RowRecord[] {
  return open
    .filter(({ unansweredSince: since }) => since !== null && since < now - ANSWER_KEPT_MS)
    .map((record) => ({ ...record, state: 'failed', error: ANSWER_LOST }));
}

/** How long to wait because of calls that an earlier visit of the page began in this minute. */
export function measureEarlierCalls(records: readonly RowRecord[], callsPerMinute: number, now: number): number {
  const moments = records.flatMap(({ sentAt }) => (sentAt === null ? [] : [sentAt]));
  const recent = moments.filter((sentAt) => sentAt > now - MINUTE_MS).sort((one, other) => one - other);
  const blocking = recent.at(-callsPerMinute);
  return blocking === undefined ? 0 : blocking + MINUTE_MS - now;
}
