import { expect, it } from 'vitest';
import { describePeriod, formatDays } from './usage-labels';

it.each([
  [{ from: '2026-11-21', to: '2026-11-21' }, 'Nov 21, 2026'],
  [{ from: '2026-11-15', to: '2026-11-21' }, 'Nov 15 – 21, 2026'],
  [{ from: '2026-12-28', to: '2027-01-03' }, 'Dec 28, 2026 – Jan 3, 2027'],
])('writes %j as %j, wherever the viewer is', (days, text) => {
  expect(formatDays(days)).toBe(text);
});

it('names a custom period by its days, the last seven until some are chosen', () => {
  const now = Date.parse('2026-11-21T03:00:00Z'); // still the 20th in New York
  expect(describePeriod({ period: 'custom', range: null }, now, 'America/New_York')).toBe('Nov 14 – 20, 2026');
  expect(describePeriod({ period: 'thisweek', range: null }, now, 'America/New_York')).toBe('This week');
});
