import { expect, it } from 'vitest';
import { aWorkshop } from '../testing/a-workshop';
import { isBookable, isSoldOut } from './session';

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
