import type { Schemas } from '@declic/openapi/workshops';
import type { UtmParameters } from '../../domain/utm';
import type { BookingFields } from './booking-schema';

export type BookingRequest = Schemas['BookWorkshop'];

/** What was typed, as the contract wants it: what was left empty is left out. */
export function toBookingRequest(fields: BookingFields, sessionId: string, campaign: UtmParameters): BookingRequest {
  const { ticketType, firstName, email, role, telegramNotifications, telegramUsername } = fields;
  return {
    sessionId,
    firstName,
    email,
    ...(role && { role }),
    ticketType,
    gdprConsent: true,
    telegramNotifications,
    ...(telegramNotifications && telegramUsername && { telegramUsername }),
    ...campaign,
  };
}
