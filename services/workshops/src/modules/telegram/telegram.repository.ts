import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** What the bot says of a booking whose chat it joined. */
export interface JoinedBooking {
  readonly seatId: string;
  readonly title: string;
  readonly startUtc: Date;
}

/** Bookings that messages are sent about: confirmed, of a workshop that takes place. */
const LIVE = `seat.state = 'confirmed' AND session.cancelled_at IS NULL`;

@Injectable()
export class TelegramRepository {
  constructor(private readonly dataSource: DataSource) {}

  inTransaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  /**
   * Keeps a start link, which ends with the workshop; earlier ones of the booking end now.
   *
   * @returns when it ends, or undefined when the booking is over.
   */
  async addLink(manager: EntityManager, seatId: string, tokenHash: Buffer, now: Date): Promise<Date | undefined> {
    await manager.query(`DELETE FROM telegram_link WHERE seat_id = $1 AND used_at IS NULL`, [seatId]);
    const rows: unknown = await manager.query(
      `WITH added AS (
         INSERT INTO telegram_link (token_hash, seat_id, created_at, expires_at)
         SELECT $2, seat.id, $3, session.start_utc + make_interval(mins => session.duration_min)
           FROM seat_allocation seat JOIN workshop_session session ON session.id = seat.session_id
          WHERE seat.id = $1 AND ${LIVE} AND session.start_utc + make_interval(mins => session.duration_min) > $3
         RETURNING expires_at AS "expiresAt"
       ) SELECT * FROM added`,
      [seatId, tokenHash, now],
    );
    return (rows as { expiresAt: Date }[])[0]?.expiresAt; // as the statement returns it
  }

  /** Uses a start link up: of several presses at once one gets the booking. */
  async useLink(manager: EntityManager, tokenHash: Buffer, now: Date): Promise<JoinedBooking | undefined> {
    const rows: unknown = await manager.query(
      `WITH used AS (
         UPDATE telegram_link link SET used_at = $2
           FROM seat_allocation seat, workshop_session session
          WHERE link.token_hash = $1 AND link.used_at IS NULL AND link.expires_at > $2
            AND seat.id = link.seat_id AND session.id = seat.session_id AND ${LIVE}
         RETURNING seat.id AS "seatId", session.title, session.start_utc AS "startUtc"
       ) SELECT * FROM used`,
      [tokenHash, now],
    );
    return (rows as JoinedBooking[])[0]; // as the statement returns it
  }

  /** Whether this chat has joined a booking by this very link: Telegram delivers an update again when our answer was lost. */
  async hasJoinedBy(manager: EntityManager, tokenHash: Buffer, chatId: string): Promise<boolean> {
    const rows: unknown = await manager.query(
      `SELECT FROM telegram_link link JOIN telegram_chat chat ON chat.seat_id = link.seat_id
        WHERE link.token_hash = $1 AND chat.chat_id = $2`,
      [tokenHash, chatId],
    );
    return Array.isArray(rows) && rows.length > 0;
  }

  /** A booking has one chat: the latest. */
  async join(manager: EntityManager, seatId: string, chatId: string, now: Date): Promise<void> {
    await manager.query(
      `INSERT INTO telegram_chat (seat_id, chat_id, consent_at) VALUES ($1, $2, $3)
       ON CONFLICT (seat_id) DO UPDATE SET chat_id = EXCLUDED.chat_id, consent_at = EXCLUDED.consent_at`,
      [seatId, chatId, now],
    );
  }

  /** Ends the messages about every booking of a chat. Returns how many there were. */
  async leave(manager: EntityManager, chatId: string): Promise<number> {
    const rows: unknown = await manager.query(
      `WITH gone AS (DELETE FROM telegram_chat WHERE chat_id = $1 RETURNING 1) SELECT * FROM gone`,
      [chatId],
    );
    return Array.isArray(rows) ? rows.length : 0;
  }

  /** Ends the messages about one booking, and the link that would begin them. */
  async unlink(manager: EntityManager, seatId: string): Promise<void> {
    await manager.query(`DELETE FROM telegram_link WHERE seat_id = $1`, [seatId]);
    await manager.query(`DELETE FROM telegram_chat WHERE seat_id = $1`, [seatId]);
  }

  /** Numbers of chats are larger than those that JavaScript counts exactly, so they are text. */
  async findChat(manager: EntityManager, seatId: string): Promise<string | undefined> {
    const rows: unknown = await manager.query(`SELECT chat_id::text AS id FROM telegram_chat WHERE seat_id = $1`, [
      seatId,
    ]);
    return (rows as { id: string }[])[0]?.id; // as the statement returns it
  }
}
