import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { PaymentPages } from '../payments/payment-pages.service';
import { LockedSeats } from '../seats/locked-seat.service';
import { SeatsRepository } from '../seats/seats.repository';
import { ALONE, type BatchOutcome } from '../seat-batches/batch-outcome';
import { SeatBatches } from '../seat-batches/seat-batches.service';
import { Deadline, SessionTurns } from '../seats/session-turns';
import { SessionsService } from '../sessions/sessions.service';
import type { BookedSeat, BookSeat } from '../booked-seats/book-seat';
import { AlreadyBookedError, PaymentPendingError } from '../booked-seats/booking.errors';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingNotices } from '../booked-seats/booking-notices';
import { assertBookable } from '../booked-seats/booking-policy';
import { FreeBookings } from './free-bookings.service';
import { PremiumBookings } from './premium-bookings.service';
import { SeatTaker } from './seat-taker.service';

export interface BookingOutcome {
  readonly seat: BookedSeat;
  /** Of a held seat. */
  readonly paymentUrl: string | null;
  /** True when an earlier call with the same Idempotency-Key had booked it. */
  readonly replayed: boolean;
}

@Injectable()
export class BookingsService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly taker: SeatTaker,
    private readonly batches: SeatBatches,
    private readonly free: FreeBookings,
    private readonly premium: PremiumBookings,
    private readonly pages: PaymentPages,
    private readonly locks: LockedSeats,
    private readonly seats: SeatsRepository,
    private readonly turns: SessionTurns,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a seat and mails the confirmation, holds one while it is paid for, or does nothing.
   *
   * @throws {WorkshopNotFoundError} no session has this id.
   * @throws {WorkshopCancelledError} the session does not take place.
   * @throws {BookingClosedError} the session is over.
   * @throws {TicketUnavailableError} this ticket is not sold for the session.
   * @throws {SoldOutError} every seat is taken.
   * @throws {PremiumSoldOutError} every premium seat is taken.
   * @throws {AlreadyBookedError} this address already has a seat.
   * @throws {PaymentPendingError} a seat is held for this address, and the browser does not prove that it holds it.
   * @throws {TooManyUnpaidSeatsError} the network holds more than a few seats without paying for them.
   * @throws {IdempotencyKeyReusedError} the key belongs to a different booking.
   * @throws {PaymentsUnavailableError} the provider does not answer; the seat is free again.
   * @throws {OverloadedError} too many bookings wait, or this one has waited for too long.
   */
  async book(booking: BookSeat): Promise<BookingOutcome> {
    const deadline = new Deadline();
    const outcome: BatchOutcome = booking.ticketType === 'free' ? await this.batches.book(booking, deadline) : ALONE;
    if (outcome.kind === 'refused') throw outcome.error;
    if (outcome.kind !== 'booked') return this.bookAlone(booking, deadline);
    this.sessions.forget(booking.sessionId);
    return { seat: outcome.seat, paymentUrl: null, replayed: false };
  }

  /** In a transaction of its own: what a batch does not decide, and premium tickets. */
  private async bookAlone(booking: BookSeat, deadline: Deadline): Promise<BookingOutcome> {
    const earlier = await this.taker.findEarlier(booking);
    if (earlier) return { ...(await this.present(earlier)), replayed: true };

    try {
      const seat = await this.turns.run(booking.sessionId, () => this.take(booking), deadline);
      this.sessions.forget(booking.sessionId);
      return { ...(await this.present(seat)), replayed: false };
    } catch (error) {
      // The same attempt, sent twice at once: the other one has booked in the meantime.
      const isTaken = error instanceof AlreadyBookedError || error instanceof PaymentPendingError;
      const twin = isTaken ? await this.taker.findEarlier(booking) : undefined;
      if (!twin) throw error;
      return { ...(await this.present(twin)), replayed: true };
    }
  }

  private async take(booking: BookSeat): Promise<BookedSeat> {
    const session = await this.sessions.get(booking.sessionId);
    assertBookable(session, booking.ticketType, this.clock.now());
    return booking.ticketType === 'premium' ? this.premium.hold(session, booking) : this.free.book(session, booking);
  }

  /** With the page to pay on, if the seat is held for a payment. */
  async present(seat: BookedSeat): Promise<Omit<BookingOutcome, 'replayed'>> {
    if (seat.state !== 'held' || seat.heldFor !== 'payment') return { seat, paymentUrl: null };
    return { seat, paymentUrl: await this.pages.open(seat, await this.sessions.get(seat.sessionId)) };
  }

  /** Mails a new personal link to the address, if it has a booking. Nothing tells the caller whether it has. */
  async resendLink(sessionId: string, email: string): Promise<void> {
    const address = email.trim();
    const found = await this.seats.findNewest(sessionId, address);
    if (!found) return;
    await this.locks.withSeat(found.id, async ({ manager, seat, session }) => {
      // It was given to another person meanwhile.
      if (seat.email.toLowerCase() !== address.toLowerCase()) return;
      const url = await this.links.issueManage(manager, seat.id, session);
      if (seat.state === 'unconfirmed' && seat.heldUntil)
        await this.notices.confirmationNeeded(manager, { seat, session, url, until: seat.heldUntil });
      else await this.notices.linkRequested(manager, { seat, session, url });
    });
  }
}
