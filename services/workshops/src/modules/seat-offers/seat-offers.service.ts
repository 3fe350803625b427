import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingNotices } from '../booked-seats/booking-notices';
import { isOnSale } from '../booked-seats/booking-policy';
import { HOUR_MS, POLICY } from '../policy/policy';
import type { Part } from '../seats/part';
import { inSavepoints } from '../seats/in-savepoints';
import { SeatLedger } from '../seats/seat-ledger';
import { SeatsRepository } from '../seats/seats.repository';
import type { SessionEntity } from '../sessions/session.entity';
import { WaitingListRepository, type WaitingPlace } from './waiting-list.repository';

/** Offers free seats to the line, first come, first asked. */
@Injectable()
export class SeatOffers {
  constructor(
    private readonly ledger: SeatLedger,
    private readonly seats: SeatsRepository,
    private readonly line: WaitingListRepository,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
  ) {}

  /**
   * Gives every seat that is free to the first in line who waits for such a ticket while it is sold, as an offer that holds it. Called in each
   * transaction that frees a seat, with the counters locked.
   *
   * @decision D25
   */
  async offerFreeSeats(manager: EntityManager, session: SessionEntity, now: Date): Promise<void> {
    if (session.status !== 'upcoming' || session.startUtc <= now) return;
    const served = new Set((['free', 'premium'] as const).filter((ticketType) => isOnSale(session, ticketType)));
    while (served.size > 0) {
      for (const ticketType of served)
        if (!(await this.ledger.hasSeat(manager, session.id, ticketType))) served.delete(ticketType);
      const place = served.size > 0 && (await this.line.findNext(manager, session.id, [...served]));
      if (!place) return;
      await this.offer(manager, session, place, now);
    }
  }

  private async offer(manager: EntityManager, session: SessionEntity, place: WaitingPlace, now: Date): Promise<void> {
    const heldUntil = new Date(Math.min(now.getTime() + POLICY.offerHours * HOUR_MS, session.startUtc.getTime()));
    const { sessionId, email, ticketType } = place;
    const seatId = await this.seats.insert(manager, {
      sessionId,
      email,
      ticketType,
      state: 'held',
      heldFor: 'offer',
      heldUntil,
      priceEur: ticketType === 'premium' ? Number(session.premiumPriceEur) : 0,
      networkHash: null,
      subnetHash: null,
      at: now,
    });
    // The person has a seat by now: the place is not needed.
    if (seatId === undefined) return this.line.setState(manager, place.id, { state: 'left', at: now });
    await this.ledger.take(manager, sessionId, ticketType);
    await this.line.setOffered(manager, place.id, { seatId, until: heldUntil, at: now });
    const url = await this.links.issueWaiting(manager, place.id, session);
    await this.notices.seatOffered(manager, { place, session, url, until: heldUntil });
  }

  /** An accepted seat whose payment could not be begun is an offer again, until its former end. False: it was none. */
  async restore(manager: EntityManager, seatId: string, now: Date): Promise<boolean> {
    const place = await this.line.findBySeat(manager, seatId);
    if (place?.state !== 'accepted' || place.offeredUntil === null) return false;
    await this.line.setOffered(manager, place.id, { seatId, until: place.offeredUntil, at: now });
    await this.seats.forgetAttendee(manager, seatId);
    const hold = { state: 'held', heldFor: 'offer', heldUntil: place.offeredUntil } as const;
    await this.seats.setState(manager, seatId, { ...hold, at: now });
    return true;
  }

  /** The offer of a seat has ended without an answer. */
  async expire(manager: EntityManager, session: SessionEntity, seatId: string, now: Date): Promise<void> {
    const place = await this.line.findBySeat(manager, seatId);
    if (place?.state !== 'offered') return;
    await this.line.setState(manager, place.id, { state: 'expired', at: now });
    const url = await this.links.issueWaiting(manager, place.id, session);
    await this.notices.offerExpired(manager, { place, session, url });
  }

  /** Ends the first so many places of the line, and all unconfirmed ones, who are not told: no further offer is made. */
  async closeLine(
    manager: EntityManager,
    session: SessionEntity,
    why: 'cancelled' | 'begun',
    now: Date,
    part: Part,
  ): Promise<{ readonly listed: number; readonly failed: string[] }> {
    await this.line.closeUnconfirmed(manager, session.id, now);
    const places = await this.line.listWaiting(manager, session.id, part);
    const failed = await inSavepoints(manager, places, async (place, nested) => {
      await this.line.setState(nested, place.id, { state: 'closed', at: now });
      const url = await this.links.issueWaiting(nested, place.id, session);
      await this.notices.lineClosed(nested, { place, session, url, why });
    });
    return { listed: places.length, failed };
  }
}
