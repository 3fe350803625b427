import type { Schemas } from '@declic/openapi/workshops';
import { factory } from '@declic/openapi/factories';
import type { SavedBooking } from '../booking-progress/saved-booking';

const SESSION_ID = '0198a000-0000-7000-8000-000000000001';

export const aSavedBooking = factory<SavedBooking>({
  statusToken: 'status-token',
  firstName: 'Ada',
  email: 'ada@example.test',
  ticketType: 'premium',
  telegramUrl: null,
});

/** A premium seat that is held while it is paid for. */
export const aBookingStatus = factory<Schemas['BookingStatus']>({
  session_id: SESSION_ID,
  ticket_type: 'premium',
  status: 'held',
  payment: 'open',
  payment_url: 'https://pay.example.test/1',
  expires_at: '2090-01-01T12:00:00.000Z',
});

/** The answer to the booking of a free seat. */
export const aBookingResult = factory<Schemas['BookingResult']>({
  registration: {
    id: '0198a000-0000-7000-8000-0000000000aa',
    sessionId: SESSION_ID,
    email: 'ada@example.test',
    firstName: 'Ada',
    ticketType: 'free',
    status: 'confirmed',
    created_at: '2026-11-20T10:00:00Z',
  },
  paymentUrl: null,
  expiresAt: null,
  statusToken: 'status-token',
  telegramUrl: null,
  error: null,
});

const aBookedSession = factory<Schemas['BookedSession']>({
  id: SESSION_ID,
  title: 'Votre premier workflow n8n utile',
  subtitle: 'Du formulaire de contact au CRM, sans copier-coller et sans perdre un seul message.',
  start_utc: '2090-03-01T17:30:00.000Z',
  duration_min: 60,
  status: 'upcoming',
  level: 'beginner',
  format: 'hands_on',
  cover_url: null,
  prerequisites: ['Un compte n8n'],
});

/** A confirmed premium booking, some days before the workshop. */
export const aMyBooking = factory<Schemas['MyBooking']>({
  id: '0198a000-0000-7000-8000-0000000000aa',
  email: 'ada@example.test',
  first_name: 'Ada',
  ticket_type: 'premium',
  status: 'confirmed',
  payment: 'paid',
  payment_url: null,
  expires_at: null,
  price_eur: 49,
  address_confirmed: true,
  session: aBookedSession(),
  cancellation: {
    possible: true,
    refund_eur: 49,
    free_until: '2090-03-01T15:30:00.000Z',
    refund_by: null,
    sentence: 'Annulation libre : vos 49€ vous sont rendus.',
    cancelled_at: null,
  },
  transfer_possible: true,
  room: { state: 'not_yet', url: null, opens_at: '2090-03-01T16:30:00.000Z' },
  after_workshop: { state: 'not_yet', url: null, opens_at: '2090-03-01T18:30:00.000Z' },
  replay: { state: 'not_yet', url: null, kind: null },
  calendar_links: {
    google: 'https://calendar.google.com/calendar/render',
    outlook: 'https://outlook.live.com/calendar',
  },
  telegram: { available: true, linked: false },
});

/** The third in line for a free seat. */
export const aWaitingPlace = factory<Schemas['WaitingPlace']>({
  status: 'waiting',
  position: 3,
  email: 'ada@example.test',
  ticket_type: 'free',
  price_eur: 0,
  session: aBookedSession(),
  offer_expires_at: null,
  booking: null,
});

/** Of an offer of a premium seat that was accepted and is not paid for yet. */
export const heldSeat: Schemas['AcceptedBooking'] = {
  status: 'held',
  payment_url: 'https://pay.example.test/1',
  expires_at: '2090-01-01T12:00:00.000Z',
};
