import { describe, expect, it } from 'vitest';
import { dueReminders, startsWithReminders, type TimedSession } from './reminder-times';

const session = (startUtc: string, facts: Partial<TimedSession> = {}): TimedSession => ({
  startUtc: new Date(startUtc),
  durationMin: 60,
  replayUrl: null,
  ...facts,
});

const kindsAt = (timed: TimedSession, now: string) =>
  dueReminders(timed, new Date(now)).map(({ kind }): string => kind);

/** A kind is due at this moment, and was not a second before. */
function expectFrom(timed: TimedSession, kind: string, moment: string): void {
  const before = new Date(new Date(moment).getTime() - 1000).toISOString();
  expect([kindsAt(timed, before).includes(kind), kindsAt(timed, moment).includes(kind)]).toEqual([false, true]);
}

describe('a day before', () => {
  it.each([
    ['a common evening', '2026-07-02T16:00:00Z', '2026-07-01T16:00:00.000Z'],
    ['the evening after the clocks went back: 25 hours', '2026-10-25T17:00:00Z', '2026-10-24T16:00:00.000Z'],
    ['the evening after they went forward: 23 hours', '2027-03-28T16:00:00Z', '2027-03-27T17:00:00.000Z'],
    ['a time that the day before did not have', '2027-03-29T00:30:00Z', '2027-03-28T01:30:00.000Z'],
    ['the hour that comes twice, its second time', '2026-10-25T01:30:00Z', '2026-10-24T00:30:00.000Z'],
  ])('is the same time in Paris for %s', (_, start, due) => {
    expectFrom(session(start), 'day_before', due);
  });

  it('ends when the hour before begins', () => {
    const timed = session('2026-10-25T17:00:00Z');
    expect(kindsAt(timed, '2026-10-25T15:59:59Z')).toEqual(['day_before']);
    expect(kindsAt(timed, '2026-10-25T16:00:00Z')).toEqual(['hour_before']);
  });

  it('is not for those who booked after it', () => {
    const [due] = dueReminders(session('2026-07-02T16:00:00Z'), new Date('2026-07-02T10:00:00Z'));
    expect(due?.bookedUntil).toEqual(new Date('2026-07-01T16:00:00Z'));
  });
});

it.each(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2027-03-28T01:30:00Z'])(
  'an hour before is 60 minutes also in the night of a clock change (%s)',
  (start) => {
    const due = new Date(new Date(start).getTime() - 3_600_000).toISOString();
    expectFrom(session(start), 'hour_before', due);
  },
);

describe('afterwards', () => {
  const after = (facts: Partial<TimedSession>, now: string) =>
    dueReminders(session('2026-07-02T16:00:00Z', facts), new Date(now));

  it('begins with the end, and is over after a week', () => {
    expect(after({}, '2026-07-02T16:59:00Z')[0]?.kind).toBe('hour_before');
    expect(after({}, '2026-07-02T17:00:00Z')[0]?.kind).toBe('afterwards');
    expect(after({}, '2026-07-09T17:00:00Z')).toEqual([]);
  });

  it('waits for the replay of those who have one, and thanks them when none comes', () => {
    expect(after({}, '2026-07-02T18:00:00Z')[0]?.ticketTypes).toEqual(['free']);
    expect(after({ replayUrl: 'https://x.test/r' }, '2026-07-02T18:00:00Z')[0]?.ticketTypes).toContain('premium');
    expect(after({}, '2026-07-04T17:00:00Z')[0]?.ticketTypes).toContain('premium');
  });
});

it('asks for every session of which something is due', () => {
  const now = new Date('2026-10-24T16:00:00Z');
  const { from, until } = startsWithReminders(now);
  const anHour = 3_600_000;
  for (let start = now.getTime() - 20 * 24 * anHour; start < now.getTime() + 20 * 24 * anHour; start += anHour / 2) {
    const timed = session(new Date(start).toISOString(), { durationMin: 600 });
    if (dueReminders(timed, now).length > 0)
      expect(timed.startUtc >= from && timed.startUtc <= until, timed.startUtc.toISOString()).toBe(true);
  }
});
