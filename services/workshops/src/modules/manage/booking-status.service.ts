import { Injectable } from '@nestjs/common';
import type { BookedSeat } from '../booked-seats/book-seat';
import { BookingLinkInvalidError, BookingNotHeldError } from '../booked-seats/booking.errors';
import { Refunds } from '../payments/refunds.service';
import { type SeatPayment, SeatPaymentsRepository } from '../payments/seat-payments.repository';
import { LockedSeats } from '../seats/locked-seat.service';
import { SeatGrants } from '../seat-grants/seat-grants.service';
import { SeatsRepository } from '../seats/seats.repository';

export interface BookingState {
  readonly seat: BookedSeat;
  readonly payments: readonly SeatPayment[];
}

/** What has become of a booking, for the page that booked it. */
@Injectable()
export class BookingStatusService {
  constructor(
    private readonly seats: SeatsRepository,
    private readonly payments: SeatPaymentsRepository,
    private readonly locks: LockedSeats,
    private readonly grants: SeatGrants,
    private readonly refunds: Refunds,
  ) {}

  /** @throws {BookingLinkInvalidError} the booking was erased. */
  async read(seatId: string): Promise<BookingState> {
    const seat = await this.seats.find(seatId);
    if (!seat) throw new BookingLinkInvalidError();
    return { seat, payments: await this.payments.list(seatId) };
  }

  /**
   * Gives up a seat that is not paid for yet, or a booking that waits for its mail. Repeating it changes nothing.
   *
   * @throws {BookingNotHeldError} it is confirmed.
   */
  async release(seatId: string): Promise<void> {
    await this.read(seatId);
    await this.locks.withSeat(seatId, async ({ manager, seat, session, now }) => {
      if (seat.state === 'confirmed') throw new BookingNotHeldError();
      if (seat.state !== 'held' && seat.state !== 'unconfirmed') return;
      await this.refunds.closePages(manager, seatId);
      await this.grants.giveBack(manager, session, seat, { state: 'cancelled', at: now });
    });
  }
}
