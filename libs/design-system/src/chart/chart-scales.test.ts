import { expect, it } from 'vitest';
import { chartScales, margin, nearestPoint } from './chart-scales';

const points = [
  { at: 0, value: 137 },
  { at: 1_000, value: 40 },
];

it('spans the sheet from the first moment to the last', () => {
  const { x } = chartScales(points, 400, 240);
  expect([x(0), x(1_000)]).toEqual([margin.left, 400 - margin.right]);
});

it('begins at zero and ends at a round number above the highest value', () => {
  const { y } = chartScales(points, 400, 240);
  expect(y.domain()).toEqual([0, 150]);
  expect(y(0)).toBe(240 - margin.bottom);
});

it('draws an account that never had a credit at the bottom, not in the middle', () => {
  const { y } = chartScales([{ at: 0, value: 0 }], 400, 240);
  expect(y(0)).toBe(240 - margin.bottom);
});

it('finds the point nearest to a moment', () => {
  expect(nearestPoint(points, 499)).toBe(points[0]);
  expect(nearestPoint(points, 501)).toBe(points[1]);
  expect(nearestPoint([], 0)).toBeUndefined();
});
