import { IdempotencyKeyReusedError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SeatGrants } from '../seat-grants/seat-grants.service';
import { SeatLedger } from '../seats/seat-ledger';
import { type NewSeat, SeatsRepository } from '../seats/seats.repository';
import type { SessionEntity } from '../sessions/session.entity';
import { SessionsService } from '../sessions/sessions.service';
import type { BookedSeat, BookSeat } from '../booked-seats/book-seat';
import {
  AlreadyBookedError,
  PaymentPendingError,
  PremiumSoldOutError,
  SoldOutError,
} from '../booked-seats/booking.errors';
import { assertBookable } from '../booked-seats/booking-policy';

const KEY_REUSED = 'This Idempotency-Key was used for a different booking.';

type Hold = Pick<NewSeat, 'state' | 'heldFor' | 'heldUntil' | 'at'>;

/** A seat, and its session as it stood when the seat was taken. */
interface TakenSeat {
  readonly seat: BookedSeat;
  readonly session: SessionEntity;
}

/** Writes a booking with its seat, or none of it. */
@Injectable()
export class SeatTaker {
  constructor(
    private readonly grants: SeatGrants,
    private readonly ledger: SeatLedger,
    private readonly seats: SeatsRepository,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Organisers may have changed the session while this waited for its counters: it is read again under their lock, and what is sold
   * then, and at what price, counts.
   *
   * @throws {WorkshopCancelledError} the session does not take place.
   * @throws {BookingClosedError} the session is over.
   * @throws {TicketUnavailableError} this ticket is not sold any more.
   * @throws {AlreadyBookedError} this address has a seat.
   * @throws {PaymentPendingError} a seat is held for this address.
   * @throws {SoldOutError} every seat is taken.
   * @throws {PremiumSoldOutError} the room has a seat, the After-Workshop has none.
   */
  async take(manager: EntityManager, session: SessionEntity, booking: BookSeat, hold: Hold): Promise<TakenSeat> {
    if (!(await this.grants.grant(manager, session, booking.ticketType, hold.at)))
      throw await this.toRefusal(manager, session, booking);
    const current = await this.sessions.get(session.id, manager);
    assertBookable(current, booking.ticketType, hold.at);
    const priceEur = booking.ticketType === 'premium' ? Number(current.premiumPriceEur) : 0;
    const seat = await this.write(manager, booking, { ...hold, priceEur });
    if (!seat) throw await this.toRefusal(manager, session, booking);
    return { seat, session: current };
  }

  /**
   * A mail that asks for a press is of use only where there is a seat.
   *
   * @throws {SoldOutError} every seat is taken.
   */
  async assertSeatLeft(manager: EntityManager, session: SessionEntity, booking: BookSeat, now: Date): Promise<void> {
    if (!(await this.grants.hasSeat(manager, session, booking.ticketType, now)))
      throw await this.toRefusal(manager, session, booking);
  }

  /** A booking that takes no seat yet, or the ledger's row of one that was counted. Undefined: the address has a seat. */
  async write(
    manager: EntityManager,
    booking: BookSeat,
    hold: Hold & Pick<NewSeat, 'priceEur'>,
  ): Promise<BookedSeat | undefined> {
    const { sessionId, email, ticketType, networkHash, subnetHash = null } = booking;
    await this.seats.endUnconfirmed(manager, sessionId, email, hold.at);
    const id = await this.seats.insert(manager, { sessionId, email, ticketType, networkHash, subnetHash, ...hold });
    if (id === undefined) return undefined;
    if (!(await this.seats.register(manager, id, booking, { attempt: booking.attempt, at: hold.at })))
      throw new IdempotencyKeyReusedError(KEY_REUSED);
    return this.seats.find(id, manager);
  }

  /** The booking that an earlier call with the same key has made. @throws {IdempotencyKeyReusedError} it asked for something else. */
  async findEarlier({ attempt }: Pick<BookSeat, 'attempt'>): Promise<BookedSeat | undefined> {
    const found = attempt ? await this.seats.findAttempt(attempt) : undefined;
    if (found && !found.same) throw new IdempotencyKeyReusedError(KEY_REUSED);
    return found?.seat;
  }

  /** A visitor who has a seat gets that answer, even when the session is full by now. */
  private async toRefusal(manager: EntityManager, { id }: SessionEntity, { email, ticketType }: BookSeat) {
    const live = await this.seats.findLive(manager, id, email);
    if (live)
      return live.state === 'held' && live.heldFor === 'payment' ? new PaymentPendingError() : new AlreadyBookedError();
    const isRoomFull = !(await this.ledger.hasRoom(manager, id));
    return ticketType === 'premium' && !isRoomFull ? new PremiumSoldOutError() : new SoldOutError();
  }
}
