import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookedSeat, TicketType } from '../booked-seats/book-seat';
import type { SessionEntity } from '../sessions/session.entity';
import { SeatOffers } from '../seat-offers/seat-offers.service';
import { ExpiredHoldsRepository } from '../seats/expired-holds.repository';
import { SeatLedger } from '../seats/seat-ledger';
import { SeatsRepository } from '../seats/seats.repository';

/** Gives seats, and takes them back for the line. */
@Injectable()
export class SeatGrants {
  constructor(
    private readonly ledger: SeatLedger,
    private readonly seats: SeatsRepository,
    private readonly holds: ExpiredHoldsRepository,
    private readonly offers: SeatOffers,
  ) {}

  /**
   * Counts one seat as taken, or says that none is left. Overdue holds are reclaimed first when the session is full, so that a sweeper
   * that is down blocks no seat; the line comes before the caller.
   *
   * @decision D22
   */
  async grant(manager: EntityManager, session: SessionEntity, ticketType: TicketType, now: Date): Promise<boolean> {
    if (await this.ledger.take(manager, session.id, ticketType)) return true;
    // A session that is full is refused without waiting for its counters.
    if (!(await this.holds.hasOverdue(manager, session.id, now))) return false;
    await this.reclaim(manager, session, now);
    return this.ledger.take(manager, session.id, ticketType);
  }

  /** Whether a seat could be taken now, when overdue holds are reclaimed. Nothing is counted. */
  async hasSeat(manager: EntityManager, session: SessionEntity, ticketType: TicketType, now: Date): Promise<boolean> {
    if (await this.ledger.hasSeat(manager, session.id, ticketType)) return true;
    if (!(await this.holds.hasOverdue(manager, session.id, now))) return false;
    await this.reclaim(manager, session, now);
    return this.ledger.hasSeat(manager, session.id, ticketType);
  }

  /** Ends overdue holds and offers their seats to the line. */
  async reclaim(manager: EntityManager, session: SessionEntity, now: Date): Promise<void> {
    await this.ledger.lock(manager, session.id);
    const ended = await this.holds.expire(manager, session.id, now);
    for (const { id, ticketType, heldFor, heldState } of ended) {
      if (heldState === 'held') await this.ledger.release(manager, session.id, ticketType);
      if (heldFor === 'offer') await this.offers.expire(manager, session, id, now);
      else await this.seats.forgetAttempt(manager, id);
    }
    await this.offers.offerFreeSeats(manager, session, now);
  }

  /** Ends a booking. The seat it had goes to the line. With the counters locked. */
  async giveBack(
    manager: EntityManager,
    session: SessionEntity,
    seat: BookedSeat,
    { state, at }: { readonly state: 'cancelled' | 'expired'; readonly at: Date },
  ): Promise<void> {
    await this.seats.setState(manager, seat.id, { state, at });
    await this.seats.forgetAttempt(manager, seat.id);
    if (seat.state === 'unconfirmed') return;
    await this.ledger.release(manager, session.id, seat.ticketType);
    await this.offers.offerFreeSeats(manager, session, at);
  }
}
