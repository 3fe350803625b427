import { expect, it } from 'vitest';
import { aWorkshop } from '../testing/a-workshop';
import { hasFewSeats, isBookable, isSoldOut, nextWorkshop } from './session';

it('counts as sold out by its status or by its seats', () => {
  expect(isSoldOut(aWorkshop({ status: 'soldout', seats_left: 2 }))).toBe(true);
  expect(isSoldOut(aWorkshop({ status: 'upcoming', seats_left: 0 }))).toBe(true);
  expect(isSoldOut(aWorkshop({ status: 'upcoming', seats_left: 1 }))).toBe(false);
});

it('can be booked unless it is sold out or a replay', () => {
  expect(isBookable(aWorkshop())).toBe(true);
  expect(isBookable(aWorkshop({ status: 'live' }))).toBe(true);
  expect(isBookable(aWorkshop({ status: 'replay' }))).toBe(false);
  expect(isBookable(aWorkshop({ seats_left: 0 }))).toBe(false);
});

it('has few seats below five', () => {
  expect(hasFewSeats({ seats_left: 4 })).toBe(true);
  expect(hasFewSeats({ seats_left: 5 })).toBe(false);
});

it('features the earliest future session that is not a replay', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const past = aWorkshop({ id: 'past', start_utc: '2026-11-20T11:00:00Z' });
  const replay = aWorkshop({ id: 'replay', start_utc: '2026-11-21T11:00:00Z', status: 'replay' });
  const soldOut = aWorkshop({ id: 'sold-out', start_utc: '2026-11-22T11:00:00Z', status: 'soldout' });
  const later = aWorkshop({ id: 'later', start_utc: '2026-11-23T11:00:00Z' });

  expect(nextWorkshop([later, soldOut, replay, past], now)?.id).toBe('sold-out');
  expect(nextWorkshop([past, replay], now)).toBeUndefined();
});
