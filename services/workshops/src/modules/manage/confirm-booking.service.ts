import { Injectable } from '@nestjs/common';
import { BookingOverError, SoldOutError } from '../booked-seats/booking.errors';
import { BookingLinks, type SeatLink } from '../booked-seats/booking-links';
import { BookingNotices } from '../booked-seats/booking-notices';
import { assertBookable } from '../booked-seats/booking-policy';
import { type LockedSeat, LockedSeats } from '../seats/locked-seat.service';
import { SeatGrants } from '../seat-grants/seat-grants.service';
import { SeatsRepository } from '../seats/seats.repository';

@Injectable()
export class ConfirmBookingService {
  constructor(
    private readonly locks: LockedSeats,
    private readonly seats: SeatsRepository,
    private readonly grants: SeatGrants,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
  ) {}

  /**
   * The press in the mail: the address is that of the person, and a booking that waited for it takes its seat. Repeating it changes nothing.
   *
   * @throws {BookingLinkInvalidError} the seat was given away meanwhile.
   * @throws {BookingOverError} the booking was cancelled, or waited for too long.
   * @throws {SoldOutError} every seat was taken meanwhile.
   */
  async confirm(link: SeatLink): Promise<void> {
    await this.locks.withSeat(link.seatId, async (locked) => {
      const { manager, seat, now } = locked;
      await this.links.assertOpens(manager, link);
      if (seat.state === 'unconfirmed') await this.takeSeat(locked);
      else if (seat.state !== 'confirmed' && seat.state !== 'held') throw new BookingOverError();
      await this.seats.confirmAddress(manager, seat.id, now);
    });
  }

  private async takeSeat({ manager, seat, session, now }: LockedSeat): Promise<void> {
    assertBookable(session, seat.ticketType, now);
    if (seat.heldUntil && seat.heldUntil <= now) throw new BookingOverError();
    if (await this.seats.findLive(manager, session.id, seat.email)) throw new BookingOverError();
    if (!(await this.grants.grant(manager, session, seat.ticketType, now))) throw new SoldOutError();
    await this.seats.setState(manager, seat.id, { state: 'confirmed', at: now });
    const url = await this.links.issueManage(manager, seat.id, session);
    await this.notices.confirmed(manager, [url]);
  }
}
