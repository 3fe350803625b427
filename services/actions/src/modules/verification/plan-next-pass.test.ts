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
  expect(planNextPass(toPasses(signs))).toBe(minutes * 60_000);
});

it.each([
  ['+-', 10],
  ['+--', 10],
  ['+---', 10],
  ['+---+', 1.5],
  ['+', 60],
])(
  'after the passes "%s", the last of which failed by its time at most, the next one is in %d minutes',
  (signs, minutes) => {
    expect(planNextPass(toPasses(signs), { isLate: true })).toBe(minutes * 60_000);
  },
);

function toPasses(signs: string) {
  return [...signs].map((sign) => ({ passed: sign === '+', finishedAt: new Date() }));
}
