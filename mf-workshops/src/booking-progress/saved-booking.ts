import type { Schemas } from '@declic/openapi/workshops';
import { forgetHoldToken } from './hold-token';
import type { TicketType } from '../domain/session';

/** What this tab knows of a booking that was made in it. */
export interface SavedBooking {
  readonly statusToken: string;
  readonly firstName: string;
  readonly email: string;
  readonly ticketType: TicketType;
  readonly telegramUrl: string | null;
}

const toKey = (sessionId: string): string => `declic.workshops.booking.${sessionId}`;

export function toSavedBooking({ registration, statusToken, telegramUrl }: Schemas['BookingResult']): SavedBooking {
  const { firstName, email, ticketType } = registration;
  return { statusToken, firstName, email, ticketType, telegramUrl };
}

/** Kept for this tab, so that a reload, and the way back from the page of the payment, find the booking again. */
export function saveBooking(sessionId: string, booking: SavedBooking): void {
  withStorage((storage) => storage.setItem(toKey(sessionId), JSON.stringify(booking)));
}

export function readBooking(sessionId: string): SavedBooking | undefined {
  const text = withStorage((storage) => storage.getItem(toKey(sessionId)));
  if (!text) return undefined;
  try {
    const booking = JSON.parse(text) as Partial<SavedBooking> | null; // checked below
    return typeof booking?.statusToken === 'string' ? (booking as SavedBooking) : undefined; // written above
  } catch {
    return undefined;
  }
}

export function forgetBooking(sessionId: string): void {
  withStorage((storage) => storage.removeItem(toKey(sessionId)));
  forgetHoldToken(sessionId);
}

/** A browser that stores nothing for pages throws on the first use. */
function withStorage<Value>(access: (storage: Storage) => Value): Value | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}
