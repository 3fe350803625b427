import type { BookingNotice } from '../booked-seats/booking-notices';
import type { SessionEntity } from '../sessions/session.entity';
import type { AnnouncedBooking, AnnouncedSession } from './announced-booking';

export function toAnnouncedBooking({ seat, session }: Pick<BookingNotice, 'seat' | 'session'>): AnnouncedBooking {
  return {
    id: seat.id,
    email: seat.email,
    firstName: seat.firstName,
    ticketType: seat.ticketType,
    priceEur: Number(seat.priceEur),
    sequence: seat.sequence,
    session: toAnnouncedSession(session),
  };
}

export function toAnnouncedSession({
  id,
  title,
  startUtc,
  durationMin,
  prerequisites,
  sequence,
}: SessionEntity): AnnouncedSession {
  return { id, title, startUtc, durationMin, prerequisites, sequence };
}
