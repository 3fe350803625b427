import { expect, it } from 'vitest';
import { formatCredits } from './format';

it.each([
  [0, '0 credits'],
  [1, '1 credit'],
  [1200, '1,200 credits'],
])('writes %d as %j', (count, text) => {
  expect(formatCredits(count)).toBe(text);
});
