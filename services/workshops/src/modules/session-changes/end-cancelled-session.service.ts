import { Jobs } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { BookedSeat } from '../booked-seats/book-seat';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingNotices } from '../booked-seats/booking-notices';
import { Refunds } from '../payments/refunds.service';
import { POLICY } from '../policy/policy';
import { SeatOffers } from '../seat-offers/seat-offers.service';
import { type LockedSeat, LockedSeats } from '../seats/locked-seat.service';
import { inSavepoints } from '../seats/in-savepoints';
import { SeatLedger } from '../seats/seat-ledger';
import { SeatsRepository } from '../seats/seats.repository';
import type { Part } from '../seats/part';
import { ToldTimesRepository } from './told-times.repository';
import { orderEnd, PORTION } from './session-jobs';

type LockedSession = Omit<LockedSeat, 'seat'>;

/** Tells all who had a seat or a place in line of a cancelled session, and gives back what was paid. */
@Injectable()
export class EndCancelledSession {
  constructor(
    private readonly locks: LockedSeats,
    private readonly ledger: SeatLedger,
    private readonly seats: SeatsRepository,
    private readonly offers: SeatOffers,
    private readonly refunds: Refunds,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
    private readonly times: ToldTimesRepository,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Ends a portion and orders the next one in its transaction: after a crash it goes on where it was. A booking that cannot be ended is
   * skipped by the next ones, and left to `ResumeSessionChangesJob`.
   */
  async endSome(sessionId: string, skipped: readonly string[] = []): Promise<void> {
    await this.locks.withAnySession(sessionId, async (locked) => {
      const { manager, session, now } = locked;
      if (session.status !== 'cancelled') return;
      const line = await this.offers.closeLine(manager, session, 'cancelled', now, { limit: PORTION, skipped });
      const open = await this.seats.listOpen(manager, sessionId, { limit: PORTION - line.listed, skipped });
      const failed = await inSavepoints(manager, open, (seat, nested) =>
        this.endSeat({ ...locked, manager: nested, seat }),
      );
      const late = await this.listLate(locked, { limit: PORTION - line.listed - open.length, skipped });
      const unrefunded = await inSavepoints(manager, late, (seat, nested) =>
        this.refundLate({ ...locked, manager: nested, seat }),
      );
      const isFull = line.listed + open.length + late.length === PORTION;
      if (isFull) await orderEnd(this.jobs, manager, sessionId, [...skipped, ...line.failed, ...failed, ...unrefunded]);
    });
  }

  private async endSeat({ manager, session, seat, now }: LockedSeat): Promise<void> {
    const paid = await this.refunds.findPaid(manager, seat.id);
    await this.refunds.closePages(manager, seat.id);
    const refund = paid ? await this.refunds.order(manager, paid, now) : null;
    await this.seats.setState(manager, seat.id, { state: 'cancelled', at: now });
    if (seat.state !== 'unconfirmed') await this.ledger.release(manager, session.id, seat.ticketType);
    // The line was told already.
    if (seat.heldFor === 'offer') return;
    const former = await this.times.findFormer(manager, seat.id);
    const url = await this.links.issueManage(manager, seat.id, session);
    await this.notices.sessionCancelled(manager, { seat, session, url, former, reason: session.cancelReason, refund });
  }

  /** @decision D24 */
  private async listLate({ manager, session }: LockedSession, part: Part): Promise<BookedSeat[]> {
    if (!POLICY.refundsLateWhenWorkshopIsCancelled) return [];
    return this.seats.listUnrefunded(manager, session.id, part);
  }

  private async refundLate(locked: LockedSeat): Promise<void> {
    const paid = await this.refunds.findPaid(locked.manager, locked.seat.id);
    if (paid) await this.refunds.orderAndTell(locked, paid, 'cancelled_late');
  }
}
