import { expect, it } from 'vitest';
import { emptyBooking } from './booking-schema';
import { toBookingRequest } from './booking-request';

const fields = { ...emptyBooking, firstName: 'Ada', email: 'ada@example.test', gdprConsent: true };

it('leaves out what was left empty', () => {
  expect(toBookingRequest(fields, 's1', {})).toEqual({
    sessionId: 's1',
    firstName: 'Ada',
    email: 'ada@example.test',
    ticketType: 'free',
    gdprConsent: true,
    telegramNotifications: false,
  });
});

it('adds the campaign, and the Telegram name when it may be used', () => {
  const typed = { ...fields, telegramUsername: '@ada_l' };

  expect(toBookingRequest({ ...typed, telegramNotifications: true }, 's1', { utm_source: 'lettre' })).toMatchObject({
    telegramUsername: '@ada_l',
    utm_source: 'lettre',
  });
  expect(toBookingRequest(typed, 's1', {})).not.toHaveProperty('telegramUsername');
});
