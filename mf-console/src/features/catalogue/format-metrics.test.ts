import { expect, it } from 'vitest';
import { formatAge, formatLatency, formatRate } from './format-metrics';

it.each([
  { of: 'a latency', format: formatLatency, value: 0, text: '0 ms' },
  { of: 'a latency', format: formatLatency, value: 999, text: '999 ms' },
  { of: 'a latency', format: formatLatency, value: 1000, text: '1.0 s' },
  { of: 'a latency', format: formatLatency, value: 1249, text: '1.2 s' },
  { of: 'a rate', format: formatRate, value: 0, text: '0%' },
  { of: 'a rate', format: formatRate, value: 0.987, text: '98.7%' },
  { of: 'a rate', format: formatRate, value: 1, text: '100%' },
  { of: 'a rate', format: formatRate, value: 98.7, text: '98.7%' },
])('writes $of of $value as $text', ({ format, value, text }) => {
  expect(format(value)).toBe(text);
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
