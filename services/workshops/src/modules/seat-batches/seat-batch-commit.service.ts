import { Clock, PipelinedStatements } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { unconfirmedSeatsPerNetwork, type WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import type { BookedSeat, BookSeat } from '../booked-seats/book-seat';
import { networkLockKey } from '../booked-seats/booking-network';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingNotices } from '../booked-seats/booking-notices';
import { unconfirmedSince } from '../policy/unconfirmed-since';
import { SeatLedger } from '../seats/seat-ledger';
import { SeatsRepository } from '../seats/seats.repository';
import type { BatchOutcome } from './batch-outcome';
import { type BatchMember, decideBatch } from './decide-batch';
import { SeatBatchesRepository } from './seat-batches.repository';

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
   * Networks are locked before counters, as by bookings that come alone; what decides is read when both are locked. Two round trips, between
   * those that begin and commit.
   *
   * @param wait for counters that another transaction has; otherwise the bookings of their sessions are `busy`.
   * @throws {SeatsGoneError} nothing was written.
   */
  commit(bookings: readonly BookSeat[], { wait }: { readonly wait: boolean }): Promise<BatchOutcome[]> {
    return this.seats.inTransaction(async (manager) => {
      const now = this.clock.now();
      const members = await this.lockAndRead(manager, bookings, { now, wait });
      const decisions = decideBatch(members, unconfirmedSeatsPerNetwork(this.config), now);
      const takers = members.filter((_, index) => decisions[index]?.kind === 'take');
      const seats = (await this.take(manager, takers, now)).values();
      return decisions.map((decision) => (decision.kind === 'take' ? toBooked(seats.next().value) : decision));
    });
  }

  private async lockAndRead(
    manager: EntityManager,
    bookings: readonly BookSeat[],
    { now, wait }: { readonly now: Date; readonly wait: boolean },
  ): Promise<BatchMember[]> {
    const statements = await PipelinedStatements.of(manager);
    const sessionIds = [...new Set(bookings.map(({ sessionId }) => sessionId))];
    const [networks, sessions, facts] = await Promise.all([
      this.batches.tryLockNetworks(statements, bookings.flatMap(hashesOf)),
      this.ledger.lockEach(statements, sessionIds, { wait }),
      this.batches.readFacts(statements, bookings, { since: unconfirmedSince(now), now }),
    ]);
    return bookings.map((booking, index) => ({
      booking,
      facts: facts[index],
      isSessionLocked: sessions.has(booking.sessionId),
      isNetworkLocked: hashesOf(booking).every((hash) => networks.has(networkLockKey(hash))),
    }));
  }

  /** Gives their seats in their order. */
  private async take(manager: EntityManager, takers: readonly BatchMember[], now: Date): Promise<BookedSeat[]> {
    if (takers.length === 0) return [];
    const statements = await PipelinedStatements.of(manager);
    const added = takers.flatMap(({ booking, facts }) =>
      facts ? [{ booking, link: this.links.createManage(facts) }] : [],
    );
    const wanted = countSessions(takers);
    const [granted, seats] = await Promise.all([
      this.ledger.takeRooms(statements, wanted),
      this.batches.insert(statements, added, now),
      this.notices.confirmed(
        manager,
        added.map(({ link }) => link.url),
      ),
    ]);
    for (const [sessionId, count] of wanted) if (granted.get(sessionId) !== count) throw new SeatsGoneError();
    return seats;
  }
}

/** Seats that were free when the batch was decided were not granted. */
export class SeatsGoneError extends Error {}

function toBooked(seat: BookedSeat | undefined): BatchOutcome {
  if (!seat) throw new Error('There are fewer seats than bookings that take one.');
  return { kind: 'booked', seat };
}

function hashesOf({ networkHash, subnetHash }: BookSeat): Buffer[] {
  return subnetHash ? [networkHash, subnetHash] : [networkHash];
}

function countSessions(members: readonly BatchMember[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { booking } of members) counts.set(booking.sessionId, (counts.get(booking.sessionId) ?? 0) + 1);
  return counts;
}
