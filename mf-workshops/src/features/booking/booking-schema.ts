// The small build of zod: everyone who books downloads it, and the full one weighs more than the form.
import * as z from 'zod/mini';
import { consentField, emailField, firstNameField, lineField, telegramNameCheck } from '../../domain/field-schemas';

export const bookingSchema = z
  .object({
    ticketType: z.enum(['free', 'premium']),
    firstName: firstNameField(),
    email: emailField(),
    role: lineField(120),
    telegramNotifications: z.boolean(),
    telegramUsername: z.string().check(z.trim()),
    gdprConsent: consentField(),
  })
  .check(telegramNameCheck);

export type BookingFields = z.infer<typeof bookingSchema>;

export const emptyBooking: BookingFields = {
  ticketType: 'free',
  firstName: '',
  email: '',
  role: '',
  telegramNotifications: false,
  telegramUsername: '',
  gdprConsent: false,
};
