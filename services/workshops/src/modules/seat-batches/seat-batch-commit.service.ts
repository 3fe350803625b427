import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { unconfirmedSeatsPerNetwork, type WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import type { BookSeat } from '../booked-seats/book-seat';
import { networkLockKey } from '../booked-seats/booking-network';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingNotices } from '../booked-seats/booking-notices';
import { unconfirmedSince } from '../policy/unconfirmed-since';
import { SeatLedger } from '../seats/seat-ledger';
import { SeatsRepository } from '../seats/seats.repository';
import type { BatchFacts } from './batch-facts';
import { ALONE, type BatchOutcome } from './batch-outcome';
import { type BatchMember, decideBatch } from './decide-batch';
import { SeatBatchesRepository } from './seat-batches.repository';

/** A booking that is written, by its place in the batch. */
interface Taking {
  readonly index: number;
  readonly booking: BookSeat;
  readonly facts: BatchFacts;
}

/** Books many free seats in one transaction, with as many statements for one as for hundreds. */
@Injectable()
export class SeatBatchCommit {
  constructor(
    private readonly seats: SeatsRepository,
    private readonly ledger: SeatLedger,
    private readonly batches: SeatBatchesRepository,
    private readonly links: BookingLinks,
    private readonly notices: BookingNotices,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: WorkshopsConfig,
  ) {}

  /**
   * Networks are locked before counters, as by bookings that come alone; what decides is read when both are locked.
   *
   * @param wait for counters that another transaction has; otherwise the bookings of their sessions are `busy`.
   */
  commit(bookings: readonly BookSeat[], { wait }: { readonly wait: boolean }): Promise<BatchOutcome[]> {
    return this.seats.inTransaction(async (manager) => {
      const now = this.clock.now();
      const members = await this.lockAndRead(manager, bookings, { now, wait });
      const decisions = decideBatch(members, unconfirmedSeatsPerNetwork(this.config), now);
      const takings = members.flatMap(({ booking, facts }, index) =>
        facts && decisions[index]?.kind === 'take' ? [{ index, booking, facts }] : [],
      );
      const booked = await this.take(manager, takings, now);
      return decisions.map((decision, index) => booked.get(index) ?? (decision.kind === 'take' ? ALONE : decision));
    });
  }

  private async lockAndRead(
    manager: EntityManager,
    bookings: readonly BookSeat[],
    { now, wait }: { readonly now: Date; readonly wait: boolean },
  ): Promise<BatchMember[]> {
    const networks = await this.batches.tryLockNetworks(manager, bookings.flatMap(hashesOf));
    const sessions = await this.ledger.lockEach(
      manager,
      [...new Set(bookings.map(({ sessionId }) => sessionId))],
      wait,
    );
    const facts = await this.batches.readFacts(manager, bookings, { since: unconfirmedSince(now), now });
    return bookings.map((booking, index) => ({
      booking,
      facts: facts[index],
      isSessionLocked: sessions.has(booking.sessionId),
      isNetworkLocked: hashesOf(booking).every((hash) => networks.has(networkLockKey(hash))),
    }));
  }

  /** Gives the outcomes of those that got a seat, by their places in the batch. */
  private async take(
    manager: EntityManager,
    takings: readonly Taking[],
    now: Date,
  ): Promise<Map<number, BatchOutcome>> {
    if (takings.length === 0) return new Map();
    const left = await this.ledger.takeRooms(manager, countSessions(takings));
    const granted = takings.filter(({ booking: { sessionId } }) => {
      const seats = left.get(sessionId) ?? 0;
      left.set(sessionId, seats - 1);
      return seats > 0;
    });
    const seats = await this.batches.insert(
      manager,
      granted.map(({ booking }) => booking),
      now,
    );
    const booked = granted.flatMap(({ index, facts }, place) => {
      const seat = seats[place];
      return seat ? [{ index, seat, session: facts }] : [];
    });
    const urls = await this.links.issueManageEach(
      manager,
      booked.map(({ seat, session }) => ({ seatId: seat.id, session })),
    );
    await this.notices.confirmed(manager, urls);
    return new Map(booked.map(({ index, seat }) => [index, { kind: 'booked', seat }]));
  }
}

function hashesOf({ networkHash, subnetHash }: BookSeat): Buffer[] {
  return subnetHash ? [networkHash, subnetHash] : [networkHash];
}

function countSessions(takings: readonly Taking[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { booking } of takings) counts.set(booking.sessionId, (counts.get(booking.sessionId) ?? 0) + 1);
  return counts;
}
