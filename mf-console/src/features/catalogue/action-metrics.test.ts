import { expect, it } from 'vitest';
import { formatAge, formatLatency, formatRate } from './action-metrics';

it.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1000, '1.0 s'],
  [1249, '1.2 s'],
])('writes a latency of %d as %j', (milliseconds, text) => {
  expect(formatLatency(milliseconds)).toBe(text);
});

it.each([
  [0, '0%'],
  [0.987, '98.7%'],
  [1, '100%'],
  [98.7, '98.7%'],
])('writes a rate of %d as %j', (rate, text) => {
  expect(formatRate(rate)).toBe(text);
});

it.each([
  [0, '0s ago'],
  [59, '59s ago'],
  [60, '1m ago'],
  [3_599, '59m ago'],
  [3_600, '1h ago'],
  [86_399, '23h ago'],
  [172_800, '2d ago'],
  [-5, '0s ago'],
])('writes an age of %d seconds as %j', (seconds, text) => {
  const now = Date.UTC(2026, 10, 20);
  expect(formatAge(new Date(now - seconds * 1_000).toISOString(), now)).toBe(text);
});
