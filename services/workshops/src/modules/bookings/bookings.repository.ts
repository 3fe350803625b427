import type { IdempotentCall } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BookedSeat, BookSeat } from './book-seat';

const SEAT = `id, session_id AS "sessionId", email, first_name AS "firstName", ticket_type AS "ticketType", state, created_at AS "createdAt"`;

@Injectable()
export class BookingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  inTransaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  /**
   * Takes one seat off the room, or says that none is left. One statement tests and takes, and it holds the
   * row until the transaction ends, so no two people can take the last seat; this holds in every isolation level.
   *
   * @decision D22
   */
  async takeSeat(manager: EntityManager, sessionId: string): Promise<boolean> {
    const rows: unknown = await manager.query(
      `WITH granted AS (
         UPDATE seat_counter SET taken = taken + 1 WHERE session_id = $1 AND taken < capacity RETURNING 1
       ) SELECT * FROM granted`,
      [sessionId],
    );
    return Array.isArray(rows) && rows.length > 0;
  }

  /**
   * @returns undefined when this address already has a live seat in the session; the counter must then be rolled back.
   *
   * @decision D22
   */
  async addToLedger(manager: EntityManager, { sessionId, email, ticketType }: BookSeat): Promise<string | undefined> {
    const rows: unknown = await manager.query(
      `WITH added AS (
         INSERT INTO seat_allocation (session_id, email, ticket_type, state) VALUES ($1, $2, $3, 'confirmed')
         ON CONFLICT (session_id, lower(email)) WHERE state IN ('held', 'confirmed') DO NOTHING
         RETURNING id
       ) SELECT id FROM added`,
      [sessionId, email, ticketType],
    );
    return (rows as { id: string }[])[0]?.id; // shaped by the SELECT above
  }

  /** @returns undefined when the attempt's key has named a different booking in the meantime. */
  async register(
    manager: EntityManager,
    seatId: string,
    booking: BookSeat,
    consentAt: Date,
  ): Promise<BookedSeat | undefined> {
    const { firstName, role, telegramNotifications, telegramUsername, utm, attempt } = booking;
    await manager.query(
      `INSERT INTO registration (seat_id, first_name, role, consent_at, telegram_notifications, telegram_username,
                                 utm_source, utm_medium, utm_campaign, idempotency_key, request_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (idempotency_key) DO NOTHING`,
      [
        seatId,
        firstName,
        role,
        consentAt,
        telegramNotifications,
        telegramUsername,
        utm.source,
        utm.medium,
        utm.campaign,
        attempt?.key,
        attempt?.requestHash,
      ],
    );
    const rows: unknown = await manager.query(
      `SELECT ${SEAT} FROM seat_allocation JOIN registration ON seat_id = id WHERE id = $1`,
      [seatId],
    );
    return (rows as BookedSeat[])[0]; // shaped by SEAT
  }

  async hasLiveSeat(manager: EntityManager, sessionId: string, email: string): Promise<boolean> {
    const rows: unknown = await manager.query(
      `SELECT 1 FROM seat_allocation WHERE session_id = $1 AND lower(email) = lower($2) AND state IN ('held', 'confirmed')`,
      [sessionId, email],
    );
    return Array.isArray(rows) && rows.length > 0;
  }

  /** The booking that an earlier call with this key has made, and whether it asked for the same. */
  async findAttempt({ key, requestHash }: IdempotentCall): Promise<{ seat: BookedSeat; same: boolean } | undefined> {
    const rows: unknown = await this.dataSource.query(
      `SELECT ${SEAT}, request_hash = $2 AS same FROM seat_allocation JOIN registration ON seat_id = id
       WHERE idempotency_key = $1`,
      [key, requestHash],
    );
    const [row] = rows as (BookedSeat & { same: boolean })[]; // shaped by the SELECT above
    if (!row) return undefined;
    const { same, ...seat } = row;
    return { seat, same };
  }
}
