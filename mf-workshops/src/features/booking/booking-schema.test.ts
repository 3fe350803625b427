import { describe, expect, it } from 'vitest';
import { type BookingFields, bookingSchema, emptyBooking } from './booking-schema';

const valid: BookingFields = { ...emptyBooking, firstName: 'Ada', email: 'ada@example.test', gdprConsent: true };
const messagesFor = (fields: Partial<BookingFields>) =>
  bookingSchema.safeParse({ ...valid, ...fields }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

it('takes a booking without role and Telegram, and trims what was typed', () => {
  expect(bookingSchema.parse({ ...valid, firstName: ' Ada ', email: ' ada@example.test ' })).toEqual(valid);
});

describe('refuses', () => {
  it.each([
    [{ firstName: '  ' }, ['firstName', 'Indiquez votre prénom.']],
    [{ firstName: 'x'.repeat(81) }, ['firstName', '80 caractères au plus.']],
    [{ email: '' }, ['email', 'Indiquez votre e-mail.']],
    [{ email: 'ada' }, ['email', 'Cette adresse n’est pas valide.']],
    [{ gdprConsent: false }, ['gdprConsent', 'Votre accord est nécessaire pour réserver.']],
    [
      { telegramNotifications: true, telegramUsername: 'a b' },
      ['telegramUsername', 'Un nom Telegram a de 5 à 32 lettres, chiffres ou « _ ».'],
    ],
  ])('%o', (fields, expected) => {
    expect(messagesFor(fields)).toEqual([expected]);
  });
});

it('does not care about a Telegram name that is not used, nor insist on one', () => {
  expect(messagesFor({ telegramNotifications: false, telegramUsername: 'a b' })).toEqual([]);
  expect(messagesFor({ telegramNotifications: true, telegramUsername: '' })).toEqual([]);
});
