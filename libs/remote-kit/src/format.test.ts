import { expect, it } from 'vitest';
import { formatCount, formatDate, formatDayRange, formatLongDate, formatNumber } from './format';

it.each([
  [0, '0 ideas'],
  [1, '1 idea'],
  [2, '2 ideas'],
  [1200, '1,200 ideas'],
])('counts %d as %j', (count, text) => {
  expect(formatCount(count, 'idea')).toBe(text);
});

it('takes a plural that is not the noun with an s', () => {
  expect(formatCount(2, 'entry', 'entries')).toBe('2 entries');
  expect(formatCount(1, 'entry', 'entries')).toBe('1 entry');
});

it('groups thousands', () => {
  expect(formatNumber(1234567)).toBe('1,234,567');
});

it('writes a date in words', () => {
  expect(formatDate('2026-11-20T12:00:00Z')).toBe('Nov 20, 2026');
  expect(formatLongDate('2026-11-20T12:00:00Z')).toBe('November 20, 2026');
});

it.each([
  [{ from: '2026-11-21', to: '2026-11-21' }, 'Nov 21, 2026'],
  [{ from: '2026-11-15', to: '2026-11-21' }, 'Nov 15 – 21, 2026'],
  [{ from: '2026-12-28', to: '2027-01-03' }, 'Dec 28, 2026 – Jan 3, 2027'],
])('writes %j as %j, in every time zone', (range, text) => {
  expect(formatDayRange(range)).toBe(text);
});
