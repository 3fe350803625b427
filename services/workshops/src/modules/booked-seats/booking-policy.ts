import { sessionEnd } from '../sessions/public-status';
import type { SessionEntity } from '../sessions/session.entity';
import { WorkshopCancelledError } from '../sessions/session.errors';
import type { TicketType } from './book-seat';
import { BookingClosedError, SoldOutError, TicketUnavailableError } from './booking.errors';

type BookableSession = Pick<
  SessionEntity,
  'status' | 'startUtc' | 'durationMin' | 'ticketFreeEnabled' | 'premiumPriceEur'
>;

/**
 * @throws {WorkshopCancelledError} the session does not take place.
 * @throws {BookingClosedError} the session is over.
 * @throws {SoldOutError} the organiser has closed the room.
 * @throws {TicketUnavailableError} this ticket is not sold for the session.
 * @decision D24
 */
export function assertBookable(session: BookableSession, ticketType: TicketType, now: Date): void {
  if (session.status === 'cancelled') throw new WorkshopCancelledError();
  if (session.status === 'replay' || sessionEnd(session) <= now) throw new BookingClosedError();
  if (session.status === 'soldout') throw new SoldOutError();
  assertOnSale(session, ticketType);
}

/** @throws {TicketUnavailableError} this ticket is not sold for the session. */
export function assertOnSale(session: BookableSession, ticketType: TicketType): void {
  if (!isOnSale(session, ticketType)) throw new TicketUnavailableError();
}

export function isOnSale(
  { premiumPriceEur, ticketFreeEnabled }: Pick<BookableSession, 'premiumPriceEur' | 'ticketFreeEnabled'>,
  ticketType: TicketType,
): boolean {
  return ticketType === 'premium' ? Number(premiumPriceEur) > 0 : ticketFreeEnabled;
}
