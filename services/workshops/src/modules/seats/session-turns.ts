import { AsyncResource } from 'node:async_hooks';
import { type CommonConfig, InjectConfig, OverloadedError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';

/** Changes of one session that are under way at once: they wait for each other in the database, each on a connection. */
const PER_SESSION = 2;
/** Connections that are left to batches of bookings, of which two are under way at once, and to everything else. */
const SPARE_CONNECTIONS = 4;
/** A change or a booking that waits longer is refused, however many queues it has been in. */
export const MAX_WAIT_MS = 12_000;
const MAX_WAITING = 5_000;
/** Of one session, so that a flood of one leaves room for the changes of the others. */
const MAX_WAITING_OF_SESSION = 2_000;

/** Ends the wait of one call, in all queues that it goes through. */
export class Deadline {
  private readonly at = performance.now() + MAX_WAIT_MS;

  isOver(): boolean {
    return performance.now() > this.at;
  }
}

/**
 * Queues the changes of seats in memory, in the order in which they came: a thousand bookings of one session would otherwise wait
 * for connections of the pool until its time limit, and those of every other session behind them.
 *
 * @decision D46
 */
@Injectable()
export class SessionTurns {
  private readonly all: PQueue;
  private readonly sessions = new Map<string, PQueue>();
  private readonly waiting = new Map<string, number>();
  private waitingInAll = 0;

  constructor(@InjectConfig() { DATABASE_POOL_SIZE }: Pick<CommonConfig, 'DATABASE_POOL_SIZE'>) {
    this.all = new PQueue({ concurrency: Math.max(DATABASE_POOL_SIZE - SPARE_CONNECTIONS, 1) });
  }

  /**
   * Runs the work when it is its turn. Work must not ask for another turn.
   *
   * @throws {OverloadedError} too much waits, or it has waited for too long.
   */
  run<Result>(sessionId: string, work: () => Promise<Result>, deadline = new Deadline()): Promise<Result> {
    const turn = () => {
      if (deadline.isOver()) throw new OverloadedError();
      return work();
    };
    return this.admit(sessionId, () => this.queue(sessionId, turn));
  }

  /**
   * Counts work that waits for seats of the session until it is done.
   *
   * @throws {OverloadedError} too much waits.
   */
  async admit<Result>(sessionId: string, work: () => Promise<Result>): Promise<Result> {
    const ofSession = this.waiting.get(sessionId) ?? 0;
    if (ofSession >= MAX_WAITING_OF_SESSION || this.waitingInAll >= MAX_WAITING) throw new OverloadedError();
    this.count(sessionId, 1);
    try {
      return await work();
    } finally {
      this.count(sessionId, -1);
    }
  }

  /** The same as `run` for work that was admitted already, and looks itself whether it has waited for too long. */
  async queue<Result>(sessionId: string, work: () => Promise<Result>): Promise<Result> {
    // In the context of this call, not of the one that ended before it.
    const turn = AsyncResource.bind(work);
    const session = this.sessions.get(sessionId) ?? new PQueue({ concurrency: PER_SESSION });
    this.sessions.set(sessionId, session);
    try {
      return await session.add(() => this.all.add(turn));
    } finally {
      if (session.pending === 0 && session.size === 0) this.sessions.delete(sessionId);
    }
  }

  private count(sessionId: string, change: 1 | -1): void {
    const waiting = (this.waiting.get(sessionId) ?? 0) + change;
    if (waiting === 0) this.waiting.delete(sessionId);
    else this.waiting.set(sessionId, waiting);
    this.waitingInAll += change;
  }
}
