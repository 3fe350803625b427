import {
  ContendedCommit,
  GroupCommit,
  isLockTimeout,
  isStatementTimeout,
  LockTimeoutError,
  OverloadedError,
  wasRolledBack,
} from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { BookSeat } from '../booked-seats/book-seat';
import { type Deadline, MAX_WAIT_MS, SessionTurns } from '../seats/session-turns';
import { ALONE, type BatchOutcome, BUSY } from './batch-outcome';
import { SeatBatchCommit, SeatsGoneError } from './seat-batch-commit.service';

/** A booking that waits for its session. */
interface WaitingBooking {
  readonly booking: BookSeat;
  readonly deadline: Deadline;
}

/** `SessionTurns` limits the connections: a session whose turn comes late keeps no other one waiting. */
const SESSIONS_APART = 5_000;

/**
 * Group commit of free seats: bookings that arrive while a batch is committed are taken together in the next one, of whatever session. There
 * is no timer; a booking that comes alone is a batch of one.
 *
 * - A batch waits for no lock. Bookings whose session another transaction changes (of another process, of an organiser) leave it, and
 *   wait together in a batch of that session alone (`apart`).
 * - A batch decides what is plain: a free seat, a full room, a session that is over. Everything else is `alone`.
 * - A batch that fails is halved until what fails stands alone; that one is `alone` too, so no booking fails by the fault of another.
 *
 * @decision D22
 */
@Injectable()
export class SeatBatches {
  private readonly logger = new Logger('SeatBatches');
  private readonly together = new GroupCommit<BookSeat, BatchOutcome>({
    toKey: ({ sessionId }) => sessionId,
    maxWaitMs: MAX_WAIT_MS,
    isSafeToRetry: leftNothing,
    commit: (bookings) => this.commitWithoutWaiting(bookings),
  });
  private readonly apart = new ContendedCommit<WaitingBooking, BatchOutcome>({
    toKey: ({ booking }) => booking.sessionId,
    commit: (bookings) => this.waitForSession(bookings),
    isLockTimeout,
    timeoutMs: MAX_WAIT_MS,
    inFlight: SESSIONS_APART,
  });

  constructor(
    private readonly batch: SeatBatchCommit,
    private readonly turns: SessionTurns,
  ) {}

  /** @throws {OverloadedError} too many bookings wait, or this one has waited for too long. */
  book(booking: BookSeat, deadline: Deadline): Promise<BatchOutcome> {
    return this.turns.admit(booking.sessionId, () => this.decide({ booking, deadline }));
  }

  private async decide(waiting: WaitingBooking): Promise<BatchOutcome> {
    try {
      const outcome = this.apart.isContended(waiting) ? BUSY : await this.together.add(waiting.booking);
      return outcome.kind === 'busy' ? await this.apart.add(waiting) : outcome;
    } catch (error) {
      if (error instanceof LockTimeoutError) throw error.cause instanceof Error ? error.cause : error;
      if (!leftNothing(error) || isLockTimeout(error)) throw error;
      this.logger.warn({ err: error }, 'A batch refused a booking, which is tried alone.');
      return ALONE;
    }
  }

  /** A lock on anything else (a whole table, say) belongs to no session: the whole batch waits apart. */
  private async commitWithoutWaiting(bookings: readonly BookSeat[]): Promise<BatchOutcome[]> {
    try {
      return await this.batch.commit(bookings, { wait: false });
    } catch (error) {
      if (isLockTimeout(error)) return bookings.map(() => BUSY);
      throw error;
    }
  }

  /** Of those that wait for the session some have waited for too long by the time they get it. */
  private waitForSession(waiting: readonly WaitingBooking[]): Promise<BatchOutcome[]> {
    const sessionId = waiting[0]?.booking.sessionId ?? '';
    return this.turns.queue(sessionId, async () => {
      const inTime = waiting.filter(({ deadline }) => !deadline.isOver());
      const bookings = inTime.map(({ booking }) => booking);
      const outcomes = bookings.length > 0 ? await this.batch.commit(bookings, { wait: true }) : [];
      const decided = new Map(inTime.map((each, index) => [each, outcomes[index] ?? ALONE]));
      return waiting.map((each) => decided.get(each) ?? { kind: 'refused', error: new OverloadedError() });
    });
  }
}

/** A slow database is no fault of one booking: smaller batches would be as slow, one after the other. */
function leftNothing(error: unknown): boolean {
  return (wasRolledBack(error) && !isStatementTimeout(error)) || error instanceof SeatsGoneError;
}
