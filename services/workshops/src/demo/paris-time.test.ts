import { expect, it } from 'vitest';
import { inWorkingDays } from './paris-time';

const EVENING = { hour: 18, minute: 30 };

it('counts working days only', () => {
  const friday = new Date('2026-11-20T09:00:00Z');

  expect(inWorkingDays(friday, 1, EVENING).toISOString()).toBe('2026-11-23T17:30:00.000Z');
  expect(inWorkingDays(friday, -5, EVENING).toISOString()).toBe('2026-11-13T17:30:00.000Z');
});

it('keeps the wall-clock time of Paris when the clocks change', () => {
  expect(inWorkingDays(new Date('2026-10-23T09:00:00Z'), 1, EVENING).toISOString()).toBe('2026-10-26T17:30:00.000Z');
  expect(inWorkingDays(new Date('2026-10-21T09:00:00Z'), 1, EVENING).toISOString()).toBe('2026-10-22T16:30:00.000Z');
});

it('starts from the date in Paris, which may be tomorrow already', () => {
  expect(inWorkingDays(new Date('2026-11-22T23:30:00Z'), 1, EVENING).toISOString()).toBe('2026-11-24T17:30:00.000Z');
});
