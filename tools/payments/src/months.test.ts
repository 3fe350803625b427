import { expect, it } from 'vitest';
import { monthsAfter } from './months.ts';

const ends = (anchor: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    monthsAfter(new Date(anchor), index + 1)
      .toISOString()
      .slice(0, 10),
  );

it.each([
  ['2027-01-31T23:59:59Z', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
  ['2028-01-31T00:00:00Z', ['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']],
  ['2028-01-30T12:00:00Z', ['2028-02-29', '2028-03-30', '2028-04-30', '2028-05-30']],
  ['2026-12-15T12:00:00Z', ['2027-01-15', '2027-02-15', '2027-03-15', '2027-04-15']],
])('%s ends at %j', (anchor, expected) => {
  expect(ends(anchor, 4)).toEqual(expected);
});

it('keeps the time of day when clocks change', () => {
  for (const anchor of ['2026-10-01T00:30:00Z', '2027-03-14T02:30:00Z'])
    expect(monthsAfter(new Date(anchor), 1).toISOString().slice(11)).toBe(new Date(anchor).toISOString().slice(11));
});

it('comes back to the day of the anchor after a leap year', () => {
  expect(monthsAfter(new Date('2028-02-29T08:00:00Z'), 12).toISOString()).toBe('2029-02-28T08:00:00.000Z');
  expect(monthsAfter(new Date('2028-02-29T08:00:00Z'), 48).toISOString()).toBe('2032-02-29T08:00:00.000Z');
});
