import { expect, it } from 'vitest';
import { formatDuration } from './duration';
import { formatEuro } from './money';

it.each([
  [11 * 3_600_000 + 5 * 60_000, '11 h 05 min'],
  [29 * 60_000 + 7_900, '29 min 07 s'],
  [9_000, '9 s'],
  [0, '0 s'],
])('writes %i ms as %s', (ms, text) => expect(formatDuration(ms)).toBe(text));

it.each([
  [0, '0€'],
  [49, '49€'],
  [49.5, '49,50€'],
])('writes %d as %s', (amount, text) => expect(formatEuro(amount)).toBe(text));
