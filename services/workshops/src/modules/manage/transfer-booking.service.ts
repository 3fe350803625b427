import { Injectable } from '@nestjs/common';
import {
  AlreadyBookedError,
  BookingOverError,
  OwnAddressError,
  TransferClosedError,
} from '../booked-seats/booking.errors';
import { BookingLinks, type SeatLink } from '../booked-seats/booking-links';
import { BookingNotices } from '../booked-seats/booking-notices';
import { type LockedSeat, LockedSeats } from '../seats/locked-seat.service';
import { SeatsRepository } from '../seats/seats.repository';

interface NewHolder {
  readonly email: string;
  readonly firstName: string;
}

@Injectable()
export class TransferBookingService {
  constructor(
    private readonly locks: LockedSeats,
    private readonly seats: SeatsRepository,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
  ) {}

  /**
   * Gives the seat to another person; every link of the former holder ends.
   *
   * @throws {BookingLinkInvalidError} the seat was given away meanwhile.
   * @throws {BookingOverError} there is no seat to give.
   * @throws {TransferClosedError} the workshop has begun.
   * @throws {OwnAddressError} the address is that of the booking.
   * @throws {AlreadyBookedError} the other person has a seat.
   */
  async transfer(link: SeatLink, holder: NewHolder): Promise<void> {
    await this.locks.withSeat(link.seatId, async (locked) => {
      const { manager, seat, session, now } = locked;
      await this.links.assertOpens(manager, link);
      if (seat.state !== 'confirmed' || session.status === 'cancelled') throw new BookingOverError();
      if (session.startUtc <= now) throw new TransferClosedError();
      if (seat.email.toLowerCase() === holder.email.toLowerCase()) throw new OwnAddressError();
      if (await this.seats.findLive(manager, session.id, holder.email)) throw new AlreadyBookedError();
      await this.move(locked, holder);
    });
  }

  private async move({ manager, seat, session, now }: LockedSeat, holder: NewHolder): Promise<void> {
    await this.seats.endUnconfirmed(manager, session.id, holder.email, now);
    // First: a reminder that is claimed for the former holder goes before it, and its link ends with the others.
    await this.seats.changeHolder(manager, seat.id, holder, now);
    await this.links.revoke(manager, seat.id);
    const moved = (await this.seats.find(seat.id, manager)) ?? seat;
    const url = await this.links.issueManage(manager, seat.id, session);
    const former = { email: seat.email, firstName: seat.firstName };
    await this.notices.transferred(manager, { seat: moved, session, url, former });
  }
}
