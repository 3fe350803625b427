import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WaitingLinkInvalidError } from '../booked-seats/booking.errors';
import type { BookingState } from '../manage/booking-status.service';
import { SeatPaymentsRepository } from '../payments/seat-payments.repository';
import { type LockedSeat, LockedSeats } from '../seats/locked-seat.service';
import { SeatGrants } from '../seat-grants/seat-grants.service';
import { SeatsRepository } from '../seats/seats.repository';
import type { SessionEntity } from '../sessions/session.entity';
import { SessionsService } from '../sessions/sessions.service';
import { NoOfferError } from './waiting.errors';
import { WaitingListRepository, type WaitingPlace, type WaitingState } from '../seat-offers/waiting-list.repository';

/** A place with what its page needs. */
export interface ReadPlace {
  readonly place: WaitingPlace;
  readonly session: SessionEntity;
  readonly position: number | null;
  readonly offerUntil: Date | null;
  /** Of an offer that was accepted; null once the seat belongs to another person. */
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
    private readonly seats: SeatsRepository,
    private readonly payments: SeatPaymentsRepository,
    private readonly sessions: SessionsService,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

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
    if (['unconfirmed', 'waiting'].includes((await this.get(placeId)).state)) throw new NoOfferError();
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
      if (!place || !['unconfirmed', 'waiting', 'offered'].includes(place.state)) return;
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
