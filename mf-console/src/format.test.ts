import { expect, it } from 'vitest';
import { formatCredits, formatDate, formatLongDate, formatNumber } from './format';

it.each([
  [0, '0 credits'],
  [1, '1 credit'],
  [2, '2 credits'],
  [1200, '1,200 credits'],
])('writes %d as %j', (count, text) => {
  expect(formatCredits(count)).toBe(text);
});

it('groups thousands', () => {
  expect(formatNumber(1234567)).toBe('1,234,567');
});

it('writes a date in words', () => {
  expect(formatDate('2026-11-20T12:00:00Z')).toBe('Nov 20, 2026');
  expect(formatLongDate('2026-11-20T12:00:00Z')).toBe('November 20, 2026');
});
