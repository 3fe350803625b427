import { expect, it } from 'vitest';
import { someCreditHistory } from '../../../testing/usage-factories';
import { keepChanges, describeCredits, tickFormat } from './credit-points';

it('lists the first and the last moment, and every change between them', () => {
  expect(keepChanges(someCreditHistory([5, 5, 5, 4, 4, 7, 7])).map(({ balance }) => balance)).toEqual([5, 4, 7, 7]);
  expect(keepChanges(someCreditHistory([0, 0])).map(({ balance }) => balance)).toEqual([0, 0]);
  expect(keepChanges([])).toEqual([]);
});

it('says in a sentence what the chart shows', () => {
  expect(describeCredits(someCreditHistory([500, 1_200, 3, 1]))).toMatch(
    /: 500 credits at the start, 1 at the end, lowest 1, highest 1,200\.$/,
  );
});

it('writes hours on the axis of a day, dates on that of a month, and years on that of years', () => {
  const point = (iso: string) => ({ at: iso, balance: 0 });
  const noon = Date.UTC(2026, 10, 20, 12);
  expect(tickFormat([point('2026-11-20T00:00:00Z'), point('2026-11-21T00:00:00Z')])(noon)).toMatch(/^\d+:00\s[AP]M$/);
  expect(tickFormat([point('2026-11-01T00:00:00Z'), point('2026-11-30T00:00:00Z')])(noon)).toMatch(/^Nov \d+$/);
  expect(tickFormat([point('2025-11-21T00:00:00Z'), point('2026-11-21T00:00:00Z')])(noon)).toBe('Nov 2026');
});
