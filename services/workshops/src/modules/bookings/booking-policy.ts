import type { SessionEntity } from '../sessions/session.entity';
import type { BookSeat } from './book-seat';
import { BookingClosedError, SoldOutError, TicketUnavailableError } from './booking.errors';

type BookableSession = Pick<SessionEntity, 'status' | 'startUtc' | 'durationMin' | 'ticketFreeEnabled'>;

/**
 * @throws {BookingClosedError} the session is over.
 * @throws {SoldOutError} the organiser has closed the room.
 * @throws {TicketUnavailableError} this ticket is not sold for the session.
 * @decision D24
 */
export function assertBookable(session: BookableSession, ticketType: BookSeat['ticketType'], now: Date): void {
  if (session.status === 'replay' || computeEnd(session) <= now) throw new BookingClosedError();
  if (session.status === 'soldout') throw new SoldOutError();
  // Premium tickets need payments, which the product does not take yet.
  if (ticketType === 'premium' || !session.ticketFreeEnabled) throw new TicketUnavailableError();
}

function computeEnd({ startUtc, durationMin }: BookableSession): Date {
  return new Date(startUtc.getTime() + durationMin * 60_000);
}
