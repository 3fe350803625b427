import { expect, it } from 'vitest';
import { aWorkshop } from '../testing/a-workshop';
import { isBookable, isSoldOut, openTickets, listTickets } from './session';

it('counts as sold out by its status or by its seats', () => {
  expect(isSoldOut(aWorkshop({ status: 'soldout', seats_left: 2 }))).toBe(true);
  expect(isSoldOut(aWorkshop({ status: 'upcoming', seats_left: 0 }))).toBe(true);
  expect(isSoldOut(aWorkshop({ status: 'upcoming', seats_left: 1 }))).toBe(false);
});

it('can be booked unless it is sold out, over or cancelled', () => {
  expect(isBookable(aWorkshop())).toBe(true);
  expect(isBookable(aWorkshop({ status: 'live' }))).toBe(true);
  expect(isBookable(aWorkshop({ seats_left: 0 }))).toBe(false);
  for (const status of ['replay', 'ended', 'cancelled'] as const) expect(isBookable(aWorkshop({ status }))).toBe(false);
});

it('sells a premium ticket while the After-Workshop has a seat', () => {
  const both = aWorkshop({ premium_price_eur: 49, premium_seats_left: 2 });
  expect(openTickets(both)).toEqual(['free', 'premium']);
  expect(openTickets({ ...both, premium_seats_left: 0 })).toEqual(['free']);
  expect(listTickets({ ...both, ticket_free_enabled: false })).toEqual(['premium']);
});
