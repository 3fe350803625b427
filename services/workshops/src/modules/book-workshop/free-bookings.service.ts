import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { unconfirmedSeatsPerNetwork, type WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { HOUR_MS, POLICY } from '../policy/policy';
import { unconfirmedSince } from '../policy/unconfirmed-since';
import { SeatsRepository } from '../seats/seats.repository';
import { sessionEnd } from '../sessions/public-status';
import type { SessionEntity } from '../sessions/session.entity';
import type { BookedSeat, BookSeat } from '../booked-seats/book-seat';
import { AlreadyBookedError } from '../booked-seats/booking.errors';
import { BookingLinks } from '../booked-seats/booking-links';
import { hasReached } from '../booked-seats/booking-network';
import { BookingNotices } from '../booked-seats/booking-notices';
import { SeatTaker } from './seat-taker.service';

@Injectable()
export class FreeBookings {
  constructor(
    private readonly seats: SeatsRepository,
    private readonly taker: SeatTaker,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: WorkshopsConfig,
  ) {}

  /** Confirms a free seat at once, or waits for the press in the mail where one network has booked more than a few. */
  book(session: SessionEntity, booking: BookSeat): Promise<BookedSeat> {
    return this.seats.inTransaction(async (manager) => {
      const now = this.clock.now();
      if (await this.needsPress(manager, booking, now)) return this.wait(manager, session, booking, now);
      const hold = { state: 'confirmed', heldFor: null, heldUntil: null, at: now } as const;
      const taken = await this.taker.take(manager, session, booking, hold);
      const url = await this.links.issueManage(manager, taken.seat.id, taken.session);
      await this.notices.confirmed(manager, [url]);
      return taken.seat;
    });
  }

  /** So one network cannot empty a room with addresses that have no reader. */
  private needsPress(manager: EntityManager, booking: BookSeat, now: Date): Promise<boolean> {
    const since = unconfirmedSince(now);
    return hasReached(booking, unconfirmedSeatsPerNetwork(this.config), (column, hash) =>
      this.seats.countUnconfirmed(manager, { column, hash, since }),
    );
  }

  private async wait(
    manager: EntityManager,
    session: SessionEntity,
    booking: BookSeat,
    now: Date,
  ): Promise<BookedSeat> {
    if (await this.seats.findLive(manager, session.id, booking.email)) throw new AlreadyBookedError();
    await this.taker.assertSeatLeft(manager, session, booking, now);
    const latest = Math.min(now.getTime() + POLICY.confirmationHours * HOUR_MS, sessionEnd(session).getTime());
    const until = new Date(latest);
    const hold = { state: 'unconfirmed', heldFor: null, heldUntil: until, priceEur: 0, at: now } as const;
    const seat = await this.taker.write(manager, booking, hold);
    if (!seat) throw new AlreadyBookedError();
    const url = await this.links.issueManage(manager, seat.id, session);
    await this.notices.confirmationNeeded(manager, { seat, session, url, until });
    return seat;
  }
}
