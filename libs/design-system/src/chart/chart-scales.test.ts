import { expect, it } from 'vitest';
import { chartMargin, chartScales, chooseMoments, nearestPoint } from './chart-scales';

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

it.each([
  ['the weeks of a month', { days: 29, text: 'Oct 25', textScale: 1, labels: 5 }],
  ['a month without its weeks in large text', { days: 29, text: 'Oct 25', textScale: 2, labels: 1 }],
  ['half days of a day', { days: 1, text: '12:00 AM', textScale: 1, labels: 2 }],
])('names %s on a phone', (_what, { days, text, textScale, labels }) => {
  const last = Date.UTC(2026, 10, 22, 19);
  const span = [
    { at: last - days * 86_400_000, value: 0 },
    { at: last, value: 500 },
  ];
  const { x } = chartScales(span, 294, 200, chartMargin(textScale));
  expect(chooseMoments(x, () => text, textScale)).toHaveLength(labels);
});
