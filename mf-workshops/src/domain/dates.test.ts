import { expect, it } from 'vitest';
import { longDate, shortDate, timeOfDay } from './dates';

it('writes dates in French and in Paris time', () => {
  const start = '2026-11-24T23:30:00Z';

  expect(longDate(start)).toBe('mercredi 25 novembre 2026');
  expect(shortDate(start)).toBe('mer. 25 novembre');
  expect(timeOfDay(start)).toBe('00:30');
});

it('calls the first day of a month « 1er », and no other', () => {
  expect(longDate('2026-12-01T12:00:00Z')).toBe('mardi 1er décembre 2026');
  expect(longDate('2026-12-11T12:00:00Z')).toBe('vendredi 11 décembre 2026');
});
