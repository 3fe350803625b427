import { Injectable } from '@nestjs/common';
import { BookingOverError, CancellationClosedError, RefundChangedError } from '../booked-seats/booking.errors';
import { BookingLinks, type SeatLink } from '../booked-seats/booking-links';
import { BookingNotices, type Refund } from '../booked-seats/booking-notices';
import { Refunds } from '../payments/refunds.service';
import { cancellationTerms } from '../policy/cancellation-terms';
import { type LockedSeat, LockedSeats } from '../seats/locked-seat.service';
import { SeatGrants } from '../seat-grants/seat-grants.service';
import { SeatsRepository } from '../seats/seats.repository';

@Injectable()
export class CancelBookingService {
  constructor(
    private readonly locks: LockedSeats,
    private readonly seats: SeatsRepository,
    private readonly grants: SeatGrants,
    private readonly refunds: Refunds,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
  ) {}

  /**
   * Cancels with the refund that the person was shown. Repeating it changes nothing.
   *
   * @throws {BookingLinkInvalidError} the seat was given away meanwhile.
   * @throws {BookingOverError} the booking ended in another way.
   * @throws {CancellationClosedError} the workshop has begun.
   * @throws {RefundChangedError} the refund is another one by now; nothing was cancelled.
   * @decision D24
   */
  async cancel(link: SeatLink, shownRefundEur: number): Promise<void> {
    await this.locks.withSeat(link.seatId, async (locked) => {
      const { seat, session } = locked;
      await this.links.assertOpens(locked.manager, link);
      if (seat.state === 'cancelled' || seat.state === 'refunded') return;
      if (seat.state === 'expired' || session.status === 'cancelled') throw new BookingOverError();
      const paid = await this.refunds.findPaid(locked.manager, seat.id);
      const facts = {
        startUtc: session.startUtc,
        ticketType: seat.ticketType,
        paidEur: (paid?.amount ?? 0) / 100,
      };
      const terms = cancellationTerms(facts, locked.now);
      if (!terms.isPossible) throw new CancellationClosedError();
      if (terms.refundEur !== shownRefundEur) throw new RefundChangedError();
      const refund = paid && terms.refundEur > 0 ? await this.refunds.order(locked.manager, paid, locked.now) : null;
      await this.end(locked, { refund, paidEur: facts.paidEur });
    });
  }

  private async end(
    { manager, seat, session, now }: LockedSeat,
    money: { readonly refund: Refund | null; readonly paidEur: number },
  ): Promise<void> {
    await this.refunds.closePages(manager, seat.id);
    await this.grants.giveBack(manager, session, seat, { state: 'cancelled', at: now });
    const cancelled = (await this.seats.find(seat.id, manager)) ?? seat;
    const url = await this.links.issueManage(manager, seat.id, session);
    await this.notices.cancelled(manager, { seat: cancelled, session, url, at: now, ...money });
  }
}
