import { expect, it } from 'vitest';
import { visitorTime } from './visitor-time';

const start = '2026-11-24T17:30:00Z';

it('says nothing where clocks show the time of Paris', () => {
  expect(visitorTime(start, 'Europe/Paris')).toBeUndefined();
  expect(visitorTime(start, 'Europe/Brussels')).toBeUndefined();
});

it('names the zone of the visitor and the time in it', () => {
  expect(visitorTime(start, 'America/Montreal')).toEqual({
    time: '12:30',
    zoneName: 'heure normale de l’Est nord-américain',
  });
});

it('names the day, too, where it is another one', () => {
  expect(visitorTime(start, 'Pacific/Auckland')?.time).toBe('mer. 25 nov., 06:30');
});

it('follows clock changes that are not those of Paris', () => {
  expect(visitorTime('2026-10-27T17:30:00Z', 'America/New_York')?.time).toBe('13:30');
  expect(visitorTime('2026-11-03T17:30:00Z', 'America/New_York')?.time).toBe('12:30');
});
