import type { PayloadOf } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SessionEntity } from '../sessions/session.entity';
import type { DueReminder } from './reminder-times';
import type { SEND_REMINDER } from './reminders.jobs';

export type Reminder = PayloadOf<typeof SEND_REMINDER>;
export type Channel = Reminder['channel'];

/** What is read of a session to know what is due. */
export type ReminderSession = Pick<SessionEntity, 'id' | 'startUtc' | 'durationMin'> & {
  readonly replayUrl: string | null;
};

@Injectable()
export class RemindersRepository {
  constructor(private readonly dataSource: DataSource) {}

  inTransaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  /** Sessions that take place, by their start. */
  async listSessions({ from, until }: { from: Date; until: Date }): Promise<ReminderSession[]> {
    const rows: unknown = await this.dataSource.query(
      `SELECT id, start_utc AS "startUtc", duration_min AS "durationMin", replay_url AS "replayUrl"
         FROM workshop_session
        WHERE start_utc BETWEEN $1 AND $2 AND status NOT IN ('draft', 'cancelled') AND cancelled_at IS NULL
        ORDER BY start_utc, id`,
      [from, until],
    );
    return rows as ReminderSession[]; // as the statement returns them
  }

  /** The next bookings of a session, by id, whose reminder has not gone out over a channel. */
  async listSeats(
    { id, startUtc }: ReminderSession,
    { kind, ticketTypes, bookedUntil }: DueReminder,
    { channel, after, limit }: { channel: Channel; after: string; limit: number },
  ): Promise<string[]> {
    const rows: unknown = await this.dataSource.query(
      `SELECT seat.id FROM seat_allocation seat
        WHERE seat.session_id = $1 AND seat.state = 'confirmed' AND seat.ticket_type = ANY ($2)
          AND ($3::timestamptz IS NULL OR seat.created_at <= $3) AND seat.id > $4
          AND ($5 = 'mail' OR EXISTS (SELECT FROM telegram_chat chat WHERE chat.seat_id = seat.id))
          AND NOT EXISTS (SELECT FROM booking_notice notice
                           WHERE notice.seat_id = seat.id AND notice.kind = $6 AND notice.channel = $5 AND notice.starts_at = $7)
        ORDER BY seat.id LIMIT $8`,
      [id, ticketTypes, bookedUntil, after, channel, kind, startUtc, limit],
    );
    return (rows as { id: string }[]).map((row) => row.id); // as the statement returns them
  }

  /**
   * Notes that a reminder goes out now, to the address of the booking; it keeps its holder until the transaction ends. Of several workers, and of several tries of one that was killed, one is told yes.
   *
   * @returns false when it went out before, or the booking is over, moved or of another person.
   */
  async claim(
    manager: EntityManager,
    { seatId, kind, channel, startsAt }: Reminder,
    { email, now }: { readonly email: string; readonly now: Date },
  ): Promise<boolean> {
    const rows: unknown = await manager.query(
      `WITH claimed AS (
         INSERT INTO booking_notice (seat_id, kind, channel, starts_at, sent_at)
         SELECT seat.id, $2, $3, session.start_utc, $5
           FROM seat_allocation seat JOIN workshop_session session ON session.id = seat.session_id
          WHERE seat.id = $1 AND seat.state = 'confirmed' AND session.cancelled_at IS NULL AND session.start_utc = $4
            AND seat.email = $6
            FOR SHARE OF seat
         ON CONFLICT DO NOTHING RETURNING 1
       ) SELECT * FROM claimed`,
      [seatId, kind, channel, startsAt, now, email],
    );
    return Array.isArray(rows) && rows.length > 0;
  }

  /** The reminder did not go out: another try may send it. */
  async giveBack({ seatId, kind, channel, startsAt }: Reminder): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM booking_notice WHERE seat_id = $1 AND kind = $2 AND channel = $3 AND starts_at = $4`,
      [seatId, kind, channel, startsAt],
    );
  }
}
