import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { unconfirmedSeatsPerNetwork, type WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { AlreadyBookedError, BookingClosedError, WaitingLinkInvalidError } from '../booked-seats/booking.errors';
import { BookingLinks } from '../booked-seats/booking-links';
import { hasReached } from '../booked-seats/booking-network';
import { BookingNotices } from '../booked-seats/booking-notices';
import { assertOnSale } from '../booked-seats/booking-policy';
import { HOUR_MS } from '../policy/policy';
import { SeatGrants } from '../seat-grants/seat-grants.service';
import { WaitingListRepository, type WaitingPlace, type WaitingWish } from '../seat-offers/waiting-list.repository';
import { type LockedSeat, LockedSeats } from '../seats/locked-seat.service';
import { SeatLedger } from '../seats/seat-ledger';
import { SeatsRepository } from '../seats/seats.repository';
import type { SessionEntity } from '../sessions/session.entity';
import { WorkshopCancelledError } from '../sessions/session.errors';
import { AlreadyWaitingError, SeatsAvailableError } from './waiting.errors';

/** @decision D25 */
@Injectable()
export class JoinWaitingListService {
  constructor(
    private readonly line: WaitingListRepository,
    private readonly locks: LockedSeats,
    private readonly grants: SeatGrants,
    private readonly ledger: SeatLedger,
    private readonly seats: SeatsRepository,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
    @InjectConfig() private readonly config: WorkshopsConfig,
  ) {}

  /**
   * Takes a place in line and gives its position; null where the place waits for the press in its mail, because one network has taken
   * more than a few.
   *
   * @throws {SeatsAvailableError} there is a seat.
   * @throws {AlreadyBookedError} the address has a seat.
   * @throws {AlreadyWaitingError} the address waits already.
   * @throws {BookingClosedError} the workshop has begun.
   * @throws {TicketUnavailableError} this ticket is not sold.
   */
  join(wish: WaitingWish): Promise<number | null> {
    return this.locks.withSession(wish.sessionId, async (locked) => {
      const { manager, session, now } = locked;
      await this.assertNeeded(locked, wish);
      if (await this.needsPress(manager, wish, now)) {
        await this.wait(locked, wish);
        return null;
      }
      const place = await this.line.add(manager, { ...wish, at: now });
      if (!place) throw new AlreadyWaitingError();
      const url = await this.links.issueWaiting(manager, place.id, session);
      const position = await this.line.position(manager, place.id);
      await this.notices.joinedLine(manager, { place, session, url, position });
      return position;
    });
  }

  /** So one network cannot fill a line with addresses that have no reader, each of which would be offered a seat for hours. */
  private needsPress(manager: EntityManager, wish: WaitingWish, now: Date): Promise<boolean> {
    const since = new Date(now.getTime() - 24 * HOUR_MS);
    return hasReached(wish, unconfirmedSeatsPerNetwork(this.config), (column, hash) =>
      this.line.countUnconfirmed(manager, { column, hash, since }),
    );
  }

  /** An address gets one such mail an hour, however often its place is asked for. */
  private async wait({ manager, session, now }: Omit<LockedSeat, 'seat'>, wish: WaitingWish): Promise<void> {
    const place = await this.line.addUnconfirmed(manager, { ...wish, at: now });
    if (!place) throw new AlreadyWaitingError();
    if (await this.line.wasMailed(manager, place.id, new Date(now.getTime() - HOUR_MS))) return;
    const url = await this.links.issueWaiting(manager, place.id, session);
    await this.notices.placeUnconfirmed(manager, { place, session, url });
  }

  /** Refuses a place in line where it is of no use. */
  private async assertNeeded(
    { manager, session, now }: Omit<LockedSeat, 'seat'>,
    { email, ticketType }: Pick<WaitingPlace, 'email' | 'ticketType'>,
  ): Promise<void> {
    assertWaitable(session, ticketType, now);
    if (await this.seats.findLive(manager, session.id, email)) throw new AlreadyBookedError();
    await this.grants.reclaim(manager, session, now);
    const isFree = session.status !== 'soldout' && (await this.ledger.hasSeat(manager, session.id, ticketType));
    if (isFree) throw new SeatsAvailableError();
  }

  /**
   * The press in the mail: an unconfirmed place takes the end of the line. Repeating it changes nothing.
   *
   * @throws {SeatsAvailableError} there is a seat by now.
   * @throws {AlreadyBookedError} the address has a seat.
   * @throws {AlreadyWaitingError} the address waits already.
   * @throws {BookingClosedError} the workshop has begun.
   */
  async confirm(placeId: string): Promise<void> {
    const known = await this.line.find(placeId);
    if (!known) throw new WaitingLinkInvalidError();
    await this.locks.withSession(known.sessionId, async (locked) => {
      const place = await this.line.find(placeId, locked.manager);
      if (place?.state !== 'unconfirmed') return;
      await this.assertNeeded(locked, place);
      if (!(await this.line.confirm(locked.manager, placeId, locked.now))) throw new AlreadyWaitingError();
    });
  }
}

function assertWaitable(session: SessionEntity, ticketType: WaitingPlace['ticketType'], now: Date): void {
  if (session.status === 'cancelled') throw new WorkshopCancelledError();
  if (session.status === 'replay' || session.startUtc <= now) throw new BookingClosedError();
  assertOnSale(session, ticketType);
}
