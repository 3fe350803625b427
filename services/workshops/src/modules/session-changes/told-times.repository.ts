import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BookedSeat } from '../booked-seats/book-seat';
import type { Part } from '../seats/part';
import { SEAT, SEATS } from '../seats/seats.repository';
import type { SessionTime } from '../sessions/public-status';
import type { SessionEntity } from '../sessions/session.entity';

/** A booking whose person knows a time that its session does not have any more. */
export type UntoldSeat = BookedSeat & { readonly former: SessionTime };

/** Which time of a session the people who come have been told. */
@Injectable()
export class ToldTimesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Before a session is moved. */
  async keepFormer(manager: EntityManager, { id, sequence, startUtc, durationMin }: SessionEntity): Promise<void> {
    await manager.query(
      `INSERT INTO former_session_time (session_id, sequence, start_utc, duration_min) VALUES ($1, $2, $3, $4)
       ON CONFLICT (session_id, sequence) DO NOTHING`,
      [id, sequence, startUtc, durationMin],
    );
  }

  /**
   * The first so many, with the time that was told last; or the first one since that is known, for seats and moves of the release
   * before, which notes neither.
   */
  async listUntold(
    manager: EntityManager,
    { id, sequence }: Pick<SessionEntity, 'id' | 'sequence'>,
    { limit, skipped }: Part,
  ): Promise<UntoldSeat[]> {
    const rows = await manager.query<(BookedSeat & { formerStart: Date; formerDuration: number })[]>(
      `SELECT ${SEAT}, former.start_utc AS "formerStart", former.duration_min AS "formerDuration"
         FROM ${SEATS}
        CROSS JOIN LATERAL (
          SELECT start_utc, duration_min FROM former_session_time
           WHERE session_id = s.session_id AND sequence >= s.told_sequence ORDER BY sequence LIMIT 1
        ) former
        WHERE s.session_id = $1 AND s.state = 'confirmed' AND s.told_sequence < $2 AND s.id <> ALL($4::uuid[])
        ORDER BY s.id LIMIT $3`,
      [id, sequence, limit, skipped],
    );
    return rows.map(({ formerStart: startUtc, formerDuration: durationMin, ...seat }) => ({
      ...seat,
      former: { startUtc, durationMin },
    }));
  }

  /** The time of the session that the person of a booking was told last; undefined where it is the present one. */
  async findFormer(manager: EntityManager, seatId: string): Promise<SessionTime | undefined> {
    const [former] = await manager.query<SessionTime[]>(
      `SELECT former.start_utc AS "startUtc", former.duration_min AS "durationMin"
         FROM seat_allocation seat JOIN former_session_time former ON former.session_id = seat.session_id
        WHERE seat.id = $1 AND former.sequence >= seat.told_sequence ORDER BY former.sequence LIMIT 1`,
      [seatId],
    );
    return former;
  }

  async setTold(manager: EntityManager, seatId: string, sequence: number): Promise<void> {
    await manager.query('UPDATE seat_allocation SET told_sequence = $2 WHERE id = $1', [seatId, sequence]);
  }

  /** Sessions ahead that were moved, in which a person who comes knows a former time. */
  async listSessions(now: Date): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT session.id FROM workshop_session session
        WHERE session.status <> 'cancelled' AND session.start_utc > $1
          AND EXISTS (SELECT FROM seat_allocation seat JOIN former_session_time former
                          ON former.session_id = seat.session_id AND former.sequence >= seat.told_sequence
                       WHERE seat.session_id = session.id AND seat.state = 'confirmed'
                         AND seat.told_sequence < session.sequence)`,
      [now],
    );
    return rows.map(({ id }) => id);
  }
}
