import { expect, it } from 'vitest';
import { evidenceItems } from './evidence-items';

const details = (evidence: Record<string, unknown>) => evidenceItems(evidence).map(({ details: text }) => text);

it('says what a canary was withdrawn for in words and rates', () => {
  const items = evidenceItems({
    canary: { version: 'v2', percent: 5, loads: 60, failed: 9 },
    stable: { version: 'v1', loads: 1140, failed: 2 },
    p: 0.000_01,
    look: 2,
    window: { from: '2026-11-22T09:00:00Z', to: '2026-11-22T10:00:00Z' },
  });
  expect(items.map(({ term }) => term)).toEqual([
    ...['Canary', 'Current version', 'Probability by chance', 'Comparison', 'Window'],
  ]);
  expect(items.map(({ details: text }) => text).slice(0, 4)).toEqual([
    'v2 failed in 9 of 60 networks (15.0 %)',
    'v1 failed in 2 of 1140 networks (0.2 %)',
    '0.001 %',
    '2',
  ]);
});

it('shows what it does not know as it is', () => {
  expect(
    details({ attempted: 'choose', overridden: [{ code: 'needs_unmet', names: ['Gauge', 'Meter'] }], none: null }),
  ).toEqual(['choose', 'Code: needs_unmet; Names: Gauge, Meter', 'null']);
});
