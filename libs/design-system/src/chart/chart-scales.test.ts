import { expect, it } from 'vitest';
import { chartMargin, chartScales, countMoments, nearestPoint } from './chart-scales';

const points = [
  { at: 0, value: 137 },
  { at: 1_000, value: 40 },
];

const margin = chartMargin();

it('spans the sheet from the first moment to the last', () => {
  const { x } = chartScales(points, 400, 240, margin);
  expect([x(0), x(1_000)]).toEqual([margin.left, 400 - margin.right]);
});

it('leaves text of twice the size twice the room', () => {
  expect(chartMargin(2)).toEqual({ top: 24, right: 32, bottom: 56, left: 96 });
});

it('begins at zero and ends at a round number above the highest value', () => {
  const { y } = chartScales(points, 400, 240, margin);
  expect(y.domain()).toEqual([0, 150]);
  expect(y(0)).toBe(240 - margin.bottom);
});

it('draws an account that never had a credit at the bottom, not in the middle', () => {
  const { y } = chartScales([{ at: 0, value: 0 }], 400, 240, margin);
  expect(y(0)).toBe(240 - margin.bottom);
});

it('finds the point nearest to a moment', () => {
  expect(nearestPoint(points, 499)).toBe(points[0]);
  expect(nearestPoint(points, 501)).toBe(points[1]);
  expect(nearestPoint([], 0)).toBeUndefined();
});

it('names the weeks of a month on a phone, and fewer moments in large text', () => {
  const monthOn = (width: number, textScale: number) => {
    const { x } = chartScales(month, width, 200, chartMargin(textScale));
    return x.ticks(countMoments(width, textScale)).length;
  };
  expect(monthOn(294, 1)).toBeGreaterThanOrEqual(4);
  expect(monthOn(294, 2)).toBeLessThanOrEqual(2);
});

const month = [
  { at: Date.UTC(2026, 9, 24), value: 0 },
  { at: Date.UTC(2026, 10, 22), value: 500 },
];
