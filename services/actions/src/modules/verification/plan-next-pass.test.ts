import { expect, it } from 'vitest';
import { planNextPass } from './plan-next-pass';

it.each([
  ['', 60],
  ['+', 60],
  ['-', 1.5],
  ['+--', 1.5],
  ['+---', 10],
  ['+----', 10],
  ['+---+', 1.5],
  ['+---+-', 10],
  ['+---++', 60],
  ['+-+', 60],
])('after the passes "%s" the next one is in %d minutes', (signs, minutes) => {
  const passes = [...signs].map((sign) => ({ passed: sign === '+', finishedAt: new Date() }));
  expect(planNextPass(passes)).toBe(minutes * 60_000);
});
