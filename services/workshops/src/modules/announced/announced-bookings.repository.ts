import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SeatState } from '../booked-seats/book-seat';
import { SessionEntity } from '../sessions/session.entity';
import type { AnnouncedBooking } from './announced-booking';
import { toAnnouncedSession } from './to-announced-booking';

/** A booking with its session, in whatever state. */
export interface StoredBooking {
  readonly state: SeatState;
  readonly announced: AnnouncedBooking;
  readonly session: SessionEntity;
}

type SeatRow = Omit<AnnouncedBooking, 'session' | 'priceEur'> & {
  readonly sessionId: string;
  readonly priceEur: string;
  readonly state: SeatState;
};

@Injectable()
export class AnnouncedBookings {
  constructor(private readonly dataSource: DataSource) {}

  async find(seatId: string): Promise<StoredBooking | undefined> {
    const rows: unknown = await this.dataSource.query(
      `SELECT seat.id, seat.session_id AS "sessionId", seat.email, registration.first_name AS "firstName",
              seat.ticket_type AS "ticketType", seat.price_eur AS "priceEur", seat.sequence, seat.state
         FROM seat_allocation seat JOIN registration ON registration.seat_id = seat.id
        WHERE seat.id = $1`,
      [seatId],
    );
    const [seat] = rows as SeatRow[]; // as the statement returns it
    if (!seat) return undefined;
    const session = await this.dataSource.getRepository(SessionEntity).findOneByOrFail({ id: seat.sessionId });
    const { sessionId, priceEur, state, ...facts } = seat;
    return {
      state,
      session,
      announced: { ...facts, priceEur: Number(priceEur), session: toAnnouncedSession(session) },
    };
  }
}

/** Whether the person has a seat in a workshop that takes place. */
export function isComing({ state, session }: StoredBooking): boolean {
  return state === 'confirmed' && session.cancelledAt === null;
}
