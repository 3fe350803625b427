import { expect, it } from 'vitest';
import { addMonths, formatFullDay, isWeekend, listDays, planPeriod } from './plan-days';

it('lists a month in whole weeks from Monday', () => {
  const days = listDays('2026-11');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(listDays('2027-02')).toHaveLength(28);
});

it('plans the horizon from the first day on, 30 days where none is named', () => {
  expect(planPeriod(1, '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-23' });
  expect(planPeriod(90, '2026-11-23')).toEqual({ from: '2026-11-23', to: '2027-02-20' });
  expect(planPeriod(null, '2026-11-23').to).toBe('2026-12-22');
});

it('goes from month to month over the turn of the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

it('knows the weekday of a day whatever the time zone', () => {
  expect([isWeekend('2026-11-22'), isWeekend('2026-11-23')]).toEqual([true, false]);
  expect(formatFullDay('2026-11-23')).toBe('Monday, November 23, 2026');
});
