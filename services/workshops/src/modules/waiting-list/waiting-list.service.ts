import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AlreadyBookedError, BookingClosedError, WaitingLinkInvalidError } from '../booked-seats/booking.errors';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingNotices } from '../booked-seats/booking-notices';
import { assertOnSale } from '../booked-seats/booking-policy';
import type { BookingState } from '../manage/booking-status.service';
import { SeatPaymentsRepository } from '../payments/seat-payments.repository';
import { type LockedSeat, LockedSeats } from '../seats/locked-seat.service';
import { SeatGrants } from '../seat-grants/seat-grants.service';
import { SeatLedger } from '../seats/seat-ledger';
import { SeatsRepository } from '../seats/seats.repository';
import type { SessionEntity } from '../sessions/session.entity';
import { WorkshopCancelledError } from '../sessions/session.errors';
import { SessionsService } from '../sessions/sessions.service';
import { AlreadyWaitingError, NoOfferError, SeatsAvailableError } from './waiting.errors';
import { WaitingListRepository, type WaitingPlace, type WaitingState } from '../seat-offers/waiting-list.repository';

/** A place with what its page needs. */
export interface ReadPlace {
  readonly place: WaitingPlace;
  readonly session: SessionEntity;
  readonly position: number | null;
  readonly offerUntil: Date | null;
  /** Of an offer that was accepted; null once the seat belongs to somebody else. */
  readonly booking: BookingState | null;
  readonly now: Date;
}

/** @decision D25 */
@Injectable()
export class WaitingListService {
  constructor(
    private readonly line: WaitingListRepository,
    private readonly locks: LockedSeats,
    private readonly grants: SeatGrants,
    private readonly ledger: SeatLedger,
    private readonly seats: SeatsRepository,
    private readonly payments: SeatPaymentsRepository,
    private readonly sessions: SessionsService,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a place in line and gives its position.
   *
   * @throws {SeatsAvailableError} there is a seat.
   * @throws {AlreadyBookedError} the address has a seat.
   * @throws {AlreadyWaitingError} the address waits already.
   * @throws {BookingClosedError} the workshop has begun.
   * @throws {TicketUnavailableError} this ticket is not sold.
   */
  join(wish: Pick<WaitingPlace, 'sessionId' | 'email' | 'ticketType'>): Promise<number> {
    return this.locks.withSession(wish.sessionId, async ({ manager, session, now }) => {
      assertWaitable(session, wish.ticketType, now);
      if (await this.seats.findLive(manager, session.id, wish.email)) throw new AlreadyBookedError();
      await this.grants.reclaim(manager, session, now);
      const isFree = session.status !== 'soldout' && (await this.ledger.hasSeat(manager, session.id, wish.ticketType));
      if (isFree) throw new SeatsAvailableError();
      const place = await this.line.add(manager, { ...wish, at: now });
      if (!place) throw new AlreadyWaitingError();
      const position = await this.line.position(manager, place.id);
      const url = await this.links.issueWaiting(manager, place.id, session);
      await this.notices.joinedLine(manager, { place, session, url, position });
      return position;
    });
  }

  async read(placeId: string): Promise<ReadPlace> {
    const place = await this.get(placeId);
    const seat = place.state === 'offered' && place.seatId !== null ? await this.seats.find(place.seatId) : undefined;
    const isWaiting = place.state === 'waiting';
    return {
      place,
      session: await this.sessions.getAny(place.sessionId),
      position: isWaiting ? await this.line.position(this.dataSource.manager, placeId) : null,
      offerUntil: seat?.heldUntil ?? null,
      booking: place.state === 'accepted' ? await this.readBooking(place) : null,
      now: this.clock.now(),
    };
  }

  private async readBooking({ seatId, email }: WaitingPlace): Promise<BookingState | null> {
    const seat = seatId === null ? undefined : await this.seats.find(seatId);
    if (seat?.email !== email) return null;
    return { seat, payments: await this.payments.list(seat.id) };
  }

  /**
   * Passes the offered seat on. Repeating it changes nothing.
   *
   * @throws {NoOfferError} nothing is offered yet.
   */
  async pass(placeId: string): Promise<void> {
    if ((await this.get(placeId)).state === 'waiting') throw new NoOfferError();
    await this.end(placeId, 'passed');
  }

  /** Repeating it changes nothing. */
  leave(placeId: string): Promise<void> {
    return this.end(placeId, 'left');
  }

  private async end(placeId: string, state: Extract<WaitingState, 'passed' | 'left'>): Promise<void> {
    const { sessionId } = await this.get(placeId);
    await this.locks.withAnySession(sessionId, async (locked) => {
      const place = await this.line.find(placeId, locked.manager);
      if (place?.state !== 'waiting' && place?.state !== 'offered') return;
      await this.line.setState(locked.manager, placeId, { state, at: locked.now });
      if (place.state === 'offered' && place.seatId !== null) await this.passOn(locked, place.seatId);
    });
  }

  private async passOn({ manager, session, now }: Omit<LockedSeat, 'seat'>, seatId: string): Promise<void> {
    const seat = await this.seats.find(seatId, manager);
    if (seat?.state === 'held') await this.grants.giveBack(manager, session, seat, { state: 'cancelled', at: now });
  }

  private async get(placeId: string): Promise<WaitingPlace> {
    const place = await this.line.find(placeId);
    if (!place) throw new WaitingLinkInvalidError();
    return place;
  }
}

function assertWaitable(session: SessionEntity, ticketType: WaitingPlace['ticketType'], now: Date): void {
  if (session.status === 'cancelled') throw new WorkshopCancelledError();
  if (session.status === 'replay' || session.startUtc <= now) throw new BookingClosedError();
  assertOnSale(session, ticketType);
}
