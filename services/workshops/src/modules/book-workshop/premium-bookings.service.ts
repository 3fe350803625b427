import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { unpaidSeatsPerNetwork, type WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { PaymentPages } from '../payments/payment-pages.service';
import { SeatsRepository } from '../seats/seats.repository';
import type { SessionEntity } from '../sessions/session.entity';
import type { BookedSeat, BookSeat } from '../booked-seats/book-seat';
import { PaymentPendingError, TooManyUnpaidSeatsError } from '../booked-seats/booking.errors';
import { hasReached } from '../booked-seats/booking-network';
import { SeatTaker } from './seat-taker.service';

@Injectable()
export class PremiumBookings {
  constructor(
    private readonly seats: SeatsRepository,
    private readonly taker: SeatTaker,
    private readonly pages: PaymentPages,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: WorkshopsConfig,
  ) {}

  /**
   * Holds a seat of the room and one of the After-Workshop while the payment page is open. Another tab of the same browser goes on with
   * the hold that there is.
   *
   * @throws {TooManyUnpaidSeatsError} the network holds more than a few seats without paying for them.
   * @decision D23
   */
  async hold(session: SessionEntity, booking: BookSeat): Promise<BookedSeat> {
    try {
      return await this.seats.inTransaction(async (manager) => {
        const now = this.clock.now();
        const { seat } = await this.taker.take(manager, session, booking, {
          state: 'held',
          heldFor: 'payment',
          heldUntil: this.pages.holdUntil(now),
          at: now,
        });
        if (await this.holdsTooMany(manager, session, booking)) throw new TooManyUnpaidSeatsError();
        await this.pages.order(manager, seat, now);
        return seat;
      });
    } catch (error) {
      const own = error instanceof PaymentPendingError ? await this.findOwnHold(session, booking) : undefined;
      if (!own) throw error;
      return own;
    }
  }

  /** The counters are locked: of many at once each counts those before it. The seat itself has no payment yet, and is not counted. */
  private holdsTooMany(manager: EntityManager, session: SessionEntity, booking: BookSeat): Promise<boolean> {
    return hasReached(booking, unpaidSeatsPerNetwork(this.config), (column, hash) =>
      this.seats.countUnpaid(manager, session.id, { column, hash }),
    );
  }

  /** The hold of the address, for the browser that proves to have made it: a network is shared by strangers. */
  private async findOwnHold({ id }: SessionEntity, { email, heldSeatId }: BookSeat): Promise<BookedSeat | undefined> {
    const held = await this.seats.inTransaction((manager) => this.seats.findLive(manager, id, email));
    return held?.state === 'held' && held.id === heldSeatId ? held : undefined;
  }
}
