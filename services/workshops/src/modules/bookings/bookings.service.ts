import { Clock, IdempotencyKeyReusedError, Jobs, SEND_MAIL } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import type { SessionEntity } from '../sessions/session.entity';
import { SessionsService } from '../sessions/sessions.service';
import type { BookedSeat, BookSeat } from './book-seat';
import { AlreadyBookedError, SoldOutError } from './booking.errors';
import { bookingMail } from './booking-mail';
import { assertBookable } from './booking-policy';
import { BookingsRepository } from './bookings.repository';

const KEY_REUSED = 'This Idempotency-Key was used for a different booking.';

export interface BookingOutcome {
  readonly seat: BookedSeat;
  /** True when an earlier call with the same Idempotency-Key had booked it. */
  readonly replayed: boolean;
}

@Injectable()
export class BookingsService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly bookings: BookingsRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: WorkshopsConfig,
  ) {}

  /**
   * Takes a seat and mails the confirmation, or does neither.
   *
   * @throws {WorkshopNotFoundError} no session has this id.
   * @throws {BookingClosedError} the session is over.
   * @throws {TicketUnavailableError} this ticket is not sold for the session.
   * @throws {SoldOutError} every seat is taken.
   * @throws {AlreadyBookedError} this address already has a seat.
   * @throws {IdempotencyKeyReusedError} the key belongs to a different booking.
   */
  async book(booking: BookSeat): Promise<BookingOutcome> {
    const earlier = await this.earlierBooking(booking);
    if (earlier) return { seat: earlier, replayed: true };

    const session = await this.sessions.get(booking.sessionId);
    assertBookable(session, booking.ticketType, this.clock.now());
    try {
      return {
        seat: await this.bookings.inTransaction((manager) => this.take(manager, session, booking)),
        replayed: false,
      };
    } catch (error) {
      // The same attempt, sent twice at once: the other one has booked in the meantime.
      const twin = error instanceof AlreadyBookedError ? await this.earlierBooking(booking) : undefined;
      if (!twin) throw error;
      return { seat: twin, replayed: true };
    }
  }

  private async take(manager: EntityManager, session: SessionEntity, booking: BookSeat): Promise<BookedSeat> {
    if (!(await this.bookings.takeSeat(manager, session.id))) {
      // A visitor who has a seat gets that answer, even when the session is full by now.
      throw (await this.bookings.hasLiveSeat(manager, session.id, booking.email))
        ? new AlreadyBookedError()
        : new SoldOutError();
    }
    const seatId = await this.bookings.addToLedger(manager, booking);
    if (!seatId) throw new AlreadyBookedError();

    const seat = await this.bookings.register(manager, seatId, booking, this.clock.now());
    if (!seat) throw new IdempotencyKeyReusedError(KEY_REUSED);
    await this.jobs.add(manager, SEND_MAIL, bookingMail(seat, session, this.config.PUBLIC_URL));
    return seat;
  }

  private async earlierBooking({ attempt }: BookSeat): Promise<BookedSeat | undefined> {
    const found = attempt ? await this.bookings.findAttempt(attempt) : undefined;
    if (found && !found.same) throw new IdempotencyKeyReusedError(KEY_REUSED);
    return found?.seat;
  }
}
