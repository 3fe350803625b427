import { expect, it } from 'vitest';
import { createRandom } from '../wording/random';
import { longestChoice } from '../wording/render-line';
import { fixedSequences, shuffleVaried } from './fixed-words';

const FIXED = 'Look at the worst day of the month, not at the average of it.';
const VARIED = 'Look at the (worst|busiest) day of the (month|quarter), (not at|instead of) the (average|mean).';

it('counts the five-word sequences that two texts share by a line, without what its slots are filled with', () => {
  expect(fixedSequences(FIXED)).toBe(10);
  expect(fixedSequences(VARIED)).toBeLessThan(5);
  expect(fixedSequences('Look at {topic} every day, and ask {audience}.')).toBe(0);
});

it('puts lines with more choices first more often, and keeps all of them', () => {
  const orders = Array.from({ length: 200 }, (_, seed) => shuffleVaried([FIXED, VARIED], createRandom(`${seed}`)));
  const first = orders.filter(([line]) => line === VARIED).length;
  expect(first).toBeGreaterThan(120);
  expect(first).toBeLessThan(200);
  expect(orders.every((order) => order.includes(FIXED) && order.includes(VARIED))).toBe(true);
});

it('measures a line by its longest choice', () => {
  expect(longestChoice('<Write/Send> (a line|a long letter (today|tomorrow)).')).toBe(
    'Write a long letter tomorrow.'.length,
  );
});
