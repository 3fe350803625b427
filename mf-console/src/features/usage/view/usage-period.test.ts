import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultDays, periodRange, type UsagePeriod, usagePeriods } from './usage-period';

const hour = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const countHours = ({ start, end }: { start: string; end: string | null }) => (at(end ?? '') - at(start)) / hour;

it("reaches back 24 hours from now across clock changes, and has no end, so that the server's clock decides", () => {
  const now = at('2026-03-29T10:00:00.000Z');
  expect(periodRange('last24h', now, 'Europe/Paris')).toEqual({ start: '2026-03-28T10:00:00.000Z', end: null });
});

it.each([
  ['today', 'Europe/Paris', '2026-11-21T23:30:00Z', '2026-11-21T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
  ['today', 'America/New_York', '2026-11-21T04:59:00Z', '2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'],
  ['today', 'Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-21T18:15:00.000Z', '2026-11-22T18:15:00.000Z'],
  ['today', 'Australia/Eucla', '2026-11-21T00:00:00Z', '2026-11-20T15:15:00.000Z', '2026-11-21T15:15:00.000Z'],
  ['today', 'Pacific/Chatham', '2026-11-21T10:14:00Z', '2026-11-20T10:15:00.000Z', '2026-11-21T10:15:00.000Z'],
  ['thismonth', 'UTC', '2026-01-31T23:59:59Z', '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
  ['thismonth', 'UTC', '2028-02-29T12:00:00Z', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ['thismonth', 'UTC', '2026-12-31T12:00:00Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  // Already the next month here, still the last one there.
  ['thismonth', 'Pacific/Kiritimati', '2026-11-30T10:30:00Z', '2026-11-30T10:00:00.000Z', '2026-12-31T10:00:00.000Z'],
  ['thismonth', 'Pacific/Pago_Pago', '2026-12-01T10:30:00Z', '2026-11-01T11:00:00.000Z', '2026-12-01T11:00:00.000Z'],
  // Begins in summer time, ends in winter time.
  ['thismonth', 'Europe/Paris', '2026-10-31T12:00:00Z', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
] as const)('%s in %s at %s begins and ends at midnight there', (period, zone, now, start, end) => {
  expect(periodRange(period, at(now), zone)).toEqual({ start, end });
});

it.each([
  ['today', 'Europe/Paris', '2026-03-29T12:00:00Z', 23],
  ['today', 'Europe/Paris', '2026-10-25T12:00:00Z', 25],
  ['today', 'America/New_York', '2026-03-08T12:00:00Z', 23],
  ['today', 'America/New_York', '2026-11-01T12:00:00Z', 25],
  // The clocks of Lord Howe change by half an hour.
  ['today', 'Australia/Lord_Howe', '2026-10-04T02:00:00Z', 23.5],
  ['today', 'Australia/Lord_Howe', '2026-04-05T02:00:00Z', 24.5],
  // Midnight does not exist: the day begins at one o'clock.
  ['today', 'Africa/Cairo', '2026-04-24T09:00:00Z', 23],
  ['thisweek', 'Europe/Paris', '2026-03-31T12:00:00Z', 167],
  ['thisweek', 'Europe/Paris', '2026-10-28T12:00:00Z', 169],
  ['thisweek', 'Australia/Lord_Howe', '2026-10-05T00:00:00Z', 167.5],
] as const)('%s in %s around %s has %d hours', (period, zone, now, hours) => {
  expect(countHours(periodRange(period, at(now), zone))).toBe(hours);
});

describe('today', () => {
  it('begins where it begins, both times that the hour comes round', () => {
    const first = periodRange('today', at('2026-11-01T05:30:00Z'), 'America/New_York');
    expect(periodRange('today', at('2026-11-01T06:30:00Z'), 'America/New_York')).toEqual(first);
  });
});

describe('this week', () => {
  it('begins on Sunday, also on a Sunday and a Saturday', () => {
    const week = { start: '2026-11-15T00:00:00.000Z', end: '2026-11-22T00:00:00.000Z' };
    expect(periodRange('thisweek', at('2026-11-15T00:00:00Z'), 'UTC')).toEqual(week);
    expect(periodRange('thisweek', at('2026-11-21T23:59:59Z'), 'UTC')).toEqual(week);
  });

  it('goes by the day of the viewer, not by that of the server', () => {
    const now = at('2026-11-22T02:00:00Z'); // Sunday in London, Saturday evening in New York
    expect(periodRange('thisweek', now, 'Europe/London').start).toBe('2026-11-22T00:00:00.000Z');
    expect(periodRange('thisweek', now, 'America/New_York').start).toBe('2026-11-15T05:00:00.000Z');
  });

  it('crosses the ends of months and years', () => {
    expect(periodRange('thisweek', at('2027-01-01T12:00:00Z'), 'UTC').start).toBe('2026-12-27T00:00:00.000Z');
  });
});

describe('custom', () => {
  it('has both of its days, whole', () => {
    const days = { from: '2026-10-24', to: '2026-10-25' };
    expect(periodRange('custom', at('2026-11-21T12:00:00Z'), 'Europe/Paris', days)).toEqual({
      start: '2026-10-23T22:00:00.000Z',
      end: '2026-10-25T23:00:00.000Z',
    });
  });

  it('is the last seven days, today included, until a range is set', () => {
    const now = at('2026-11-02T12:00:00Z');
    const range = periodRange('custom', now, 'America/New_York');
    expect(range).toEqual({ start: '2026-10-27T04:00:00.000Z', end: '2026-11-03T05:00:00.000Z' });
    expect(defaultDays(now, 'America/New_York')).toEqual({ from: '2026-10-27', to: '2026-11-02' });
    expect(periodRange('custom', now, 'America/New_York', defaultDays(now, 'America/New_York'))).toEqual(range);
  });
});

const zones = ['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Cairo', 'UTC'];

it('always holds the moment it is asked at, and begins and ends at the first moment of a day', () => {
  const calendarPeriods = usagePeriods.filter(
    (period): period is Exclude<UsagePeriod, 'last24h'> => period !== 'last24h',
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...calendarPeriods),
      fc.constantFrom(...zones),
      fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') }),
      (period, zone, now) => {
        const { start, end } = periodRange(period, now, zone);
        const edges = [start, end ?? ''].map(at);
        expect(edges[0]).toBeLessThanOrEqual(now);
        expect(edges[1]).toBeGreaterThan(now);
        for (const edge of edges) expect(dayIn(zone, edge)).not.toBe(dayIn(zone, edge - 1));
      },
    ),
    { numRuns: 500 },
  );
});

/** The day on the wall, by the platform rather than by the library under test. */
function dayIn(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);
}
