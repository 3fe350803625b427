import { expect, it } from 'vitest';
import { failureRate } from './words.ts';

it.each([
  [3, 1_204, '3 (0.2 %)'],
  [20, 20, '20 (100.0 %)'],
  [0, 60, '0'],
  [0, 0, '0'],
])('writes %i failures of %i loads as %s', (failures, loads, written) => {
  expect(failureRate(failures, loads)).toBe(written);
});
