import { expect, it } from 'vitest';
import { describePeriod } from './usage-period-label';

it('names a custom period by its days, the last seven until some are chosen', () => {
  const now = Date.parse('2026-11-21T03:00:00Z'); // still the 20th in New York
  expect(describePeriod({ period: 'custom', range: null }, now, 'America/New_York')).toBe('Nov 14 – 20, 2026');
  expect(describePeriod({ period: 'thisweek', range: null }, now, 'America/New_York')).toBe('This week');
});
