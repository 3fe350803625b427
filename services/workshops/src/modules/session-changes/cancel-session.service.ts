import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookedSeat } from '../booked-seats/book-seat';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingNotices } from '../booked-seats/booking-notices';
import { Refunds } from '../payments/refunds.service';
import { sessionEnd } from '../sessions/public-status';
import { SessionEditsRepository } from './session-edits.repository';
import type { SessionEntity } from '../sessions/session.entity';
import { WorkshopOverError } from '../sessions/session.errors';
import { SeatOffers } from '../seat-offers/seat-offers.service';
import { LockedSeats } from '../seats/locked-seat.service';
import { SeatLedger } from '../seats/seat-ledger';
import { SeatsRepository } from '../seats/seats.repository';

@Injectable()
export class CancelSessionService {
  constructor(
    private readonly edits: SessionEditsRepository,
    private readonly locks: LockedSeats,
    private readonly ledger: SeatLedger,
    private readonly seats: SeatsRepository,
    private readonly offers: SeatOffers,
    private readonly refunds: Refunds,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
    private readonly clock: Clock,
  ) {}

  /**
   * Cancels a session: everybody who comes or waits is mailed, everybody who paid is refunded. Repeating it changes nothing.
   *
   * @throws {WorkshopOverError} it took place.
   */
  async cancel(idOrReference: string, reason: string | null): Promise<SessionEntity> {
    const { id } = await this.edits.get(idOrReference);
    return this.locks.withAnySession(id, async ({ manager, session, now }) => {
      if (session.status === 'cancelled') return session;
      if (session.status === 'replay' || sessionEnd(session) <= now) throw new WorkshopOverError();
      await this.edits.setCancelled(manager, id, reason, now);
      const cancelled = await this.edits.get(id, manager);
      await this.offers.closeLine(manager, cancelled, 'cancelled', now);
      for (const seat of await this.seats.listOpen(manager, id)) await this.endSeat(manager, cancelled, seat);
      return this.edits.get(id, manager);
    });
  }

  private async endSeat(manager: EntityManager, session: SessionEntity, seat: BookedSeat): Promise<void> {
    const now = this.clock.now();
    const paid = await this.refunds.findPaid(manager, seat.id);
    await this.refunds.closePages(manager, seat.id);
    const refund = paid ? await this.refunds.order(manager, paid, now) : null;
    await this.seats.setState(manager, seat.id, { state: 'cancelled', at: now });
    if (seat.state !== 'unconfirmed') await this.ledger.release(manager, session.id, seat.ticketType);
    // The line was told already.
    if (seat.heldFor === 'offer') return;
    const url = await this.links.issueManage(manager, seat.id, session);
    await this.notices.sessionCancelled(manager, { seat, session, url, reason: session.cancelReason, refund });
  }
}
