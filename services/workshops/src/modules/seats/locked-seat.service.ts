import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookedSeat } from '../booked-seats/book-seat';
import type { SessionEntity } from '../sessions/session.entity';
import { SessionsService } from '../sessions/sessions.service';
import { SeatLedger } from './seat-ledger';
import { SeatsRepository } from './seats.repository';
import { SessionTurns } from './session-turns';

/** A booking and its session, which no other transaction changes until this one ends. */
export interface LockedSeat {
  readonly manager: EntityManager;
  readonly seat: BookedSeat;
  readonly session: SessionEntity;
  readonly now: Date;
}

type SessionWork<Result> = (locked: Omit<LockedSeat, 'seat'>) => Promise<Result>;

/** Changes of one booking, or of all that belong to one session. */
@Injectable()
export class LockedSeats {
  constructor(
    private readonly ledger: SeatLedger,
    private readonly seats: SeatsRepository,
    private readonly sessions: SessionsService,
    private readonly turns: SessionTurns,
    private readonly clock: Clock,
  ) {}

  async withSeat<Result>(seatId: string, work: (locked: LockedSeat) => Promise<Result>): Promise<Result> {
    const { sessionId } = await this.get(seatId);
    return this.withAnySession(sessionId, async (locked) =>
      work({ ...locked, seat: await this.get(seatId, locked.manager) }),
    );
  }

  /** @throws {WorkshopNotFoundError} no session has this id, or it is a draft. */
  withSession<Result>(sessionId: string, work: SessionWork<Result>): Promise<Result> {
    return this.run(sessionId, work, (manager) => this.sessions.get(sessionId, manager));
  }

  /** Also of a draft, as organisers have them. */
  withAnySession<Result>(sessionId: string, work: SessionWork<Result>): Promise<Result> {
    return this.run(sessionId, work, (manager) => this.sessions.getAny(sessionId, manager));
  }

  private async run<Result>(
    sessionId: string,
    work: SessionWork<Result>,
    read: (manager: EntityManager) => Promise<SessionEntity>,
  ): Promise<Result> {
    const result = await this.turns.run(sessionId, () =>
      this.seats.inTransaction(async (manager) => {
        await this.ledger.lock(manager, sessionId);
        return work({ manager, session: await read(manager), now: this.clock.now() });
      }),
    );
    this.sessions.forget(sessionId);
    return result;
  }

  private async get(seatId: string, manager?: EntityManager): Promise<BookedSeat> {
    const seat = await this.seats.find(seatId, manager);
    if (!seat) throw new Error(`There is no booking ${seatId}.`);
    return seat;
  }
}
