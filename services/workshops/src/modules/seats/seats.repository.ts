import type { IdempotentCall } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type NetworkColumn, networkLockKey } from '../booked-seats/booking-network';
import type { Part } from './part';
import type { Attendee, BookedSeat, SeatState, TicketType } from '../booked-seats/book-seat';

/** The columns of a `BookedSeat`, and where they are from. */
export const SEAT = `s.id, s.session_id AS "sessionId", s.email, coalesce(r.first_name, '') AS "firstName", s.ticket_type AS "ticketType",
  s.state, s.held_for AS "heldFor", s.held_until AS "heldUntil", s.price_eur::float8 AS "priceEur", s.created_at AS "createdAt",
  s.cancelled_at AS "cancelledAt", s.address_confirmed_at AS "addressConfirmedAt", s.network_hash AS "networkHash",
  coalesce(r.telegram_notifications, false) AS "telegramNotifications", s.sequence`;
export const SEATS = 'seat_allocation s LEFT JOIN registration r ON r.seat_id = s.id';

/** What of `seat_allocation` counts against the limit of a network: a free seat whose address no mail has confirmed. */
export const HAS_UNCONFIRMED_ADDRESS = `address_confirmed_at IS NULL AND state = 'confirmed' AND ticket_type = 'free'`;

/** The time of its session that a person who is told now knows. */
const PRESENT_TIME = '(SELECT sequence FROM workshop_session WHERE id = session_id)';

/** A row of the ledger to be. */
export interface NewSeat {
  readonly sessionId: string;
  readonly email: string;
  readonly ticketType: TicketType;
  readonly state: 'unconfirmed' | 'held' | 'confirmed';
  readonly heldFor: BookedSeat['heldFor'];
  readonly heldUntil: Date | null;
  readonly priceEur: number;
  readonly networkHash: Buffer | null;
  readonly subnetHash: Buffer | null;
  readonly at: Date;
}

/** What changes when a seat goes on to another state. */
export interface SeatChange {
  readonly state: SeatState;
  readonly at: Date;
  readonly heldFor?: 'payment' | 'offer';
  readonly heldUntil?: Date;
}

/** Reads and writes the rows of the ledger and what people told us; the counters are `SeatLedger`'s. */
@Injectable()
export class SeatsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A fresh snapshot for each statement: what was read after waiting for a lock is what stands. */
  inTransaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction('READ COMMITTED', work);
  }

  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<BookedSeat | undefined> {
    return first<BookedSeat>(await manager.query(`SELECT ${SEAT} FROM ${SEATS} WHERE s.id = $1`, [id]));
  }

  /** The live seat of an address in a session. */
  async findLive(manager: EntityManager, sessionId: string, email: string): Promise<BookedSeat | undefined> {
    const query = `SELECT ${SEAT} FROM ${SEATS}
      WHERE s.session_id = $1 AND lower(s.email) = lower($2) AND s.state IN ('held', 'confirmed')`;
    return first<BookedSeat>(await manager.query(query, [sessionId, email]));
  }

  /** The newest booking of an address that has not ended, also one that waits for its mail. */
  async findNewest(sessionId: string, email: string): Promise<BookedSeat | undefined> {
    const query = `SELECT ${SEAT} FROM ${SEATS}
      WHERE s.session_id = $1 AND lower(s.email) = lower($2) AND r.seat_id IS NOT NULL
        AND s.state IN ('unconfirmed', 'held', 'confirmed') ORDER BY s.id DESC LIMIT 1`;
    return first<BookedSeat>(await this.dataSource.query(query, [sessionId, email]));
  }

  /** @returns undefined when this address already has a live seat in the session; the counter must then be rolled back. */
  async insert(manager: EntityManager, seat: NewSeat): Promise<string | undefined> {
    const rows: { id: string }[] = await manager.query(
      `WITH added AS (
         INSERT INTO seat_allocation (session_id, email, ticket_type, state, held_for, held_until, price_eur, network_hash,
                                      subnet_hash, created_at, changed_at, told_sequence)
         SELECT $1::uuid, $2, $3, $4, $5, $6::timestamptz, $7::numeric, $8::bytea, $9::bytea, $10::timestamptz, $10, sequence
           FROM workshop_session WHERE id = $1
         ON CONFLICT (session_id, lower(email)) WHERE state IN ('held', 'confirmed') DO NOTHING
         RETURNING id
       ) SELECT id FROM added`,
      [
        seat.sessionId,
        seat.email,
        seat.ticketType,
        seat.state,
        seat.heldFor,
        seat.heldUntil,
        seat.priceEur,
        seat.networkHash,
        seat.subnetHash,
        seat.at,
      ],
    );
    return rows[0]?.id;
  }

  /** Stores what the person told us. False when the attempt's key has named a different booking in the meantime. */
  async register(
    manager: EntityManager,
    seatId: string,
    { firstName, role, telegramNotifications, telegramUsername, utm }: Attendee,
    { attempt, at }: { readonly attempt: IdempotentCall | undefined; readonly at: Date },
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO registration (seat_id, first_name, role, consent_at, telegram_notifications, telegram_username,
                                 utm_source, utm_medium, utm_campaign, idempotency_key, request_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (idempotency_key) DO NOTHING RETURNING seat_id`,
      [
        seatId,
        firstName,
        role,
        at,
        telegramNotifications,
        telegramUsername,
        utm.source,
        utm.medium,
        utm.campaign,
        attempt?.key,
        attempt?.requestHash,
      ],
    );
    return rows.length > 0;
  }

  /** Moves a seat on. A state without a hold ends the hold. */
  async setState(manager: EntityManager, id: string, { state, at, heldFor, heldUntil }: SeatChange): Promise<void> {
    await manager.query(
      `UPDATE seat_allocation SET state = $2, changed_at = $3, held_for = $4, held_until = $5,
              cancelled_at = CASE WHEN $2 = 'cancelled' THEN $3 ELSE cancelled_at END,
              sequence = sequence + CASE WHEN $2 = 'cancelled' THEN 1 ELSE 0 END,
              told_sequence = CASE WHEN $2 = 'confirmed' THEN ${PRESENT_TIME} ELSE told_sequence END
        WHERE id = $1`,
      [id, state, at, heldFor ?? null, heldUntil ?? null],
    );
  }

  /** A booking whose refund did not reach the person is what it was before. */
  async undoRefunded(manager: EntityManager, id: string, at: Date): Promise<void> {
    await manager.query(
      `UPDATE seat_allocation SET state = CASE WHEN cancelled_at IS NULL THEN 'expired' ELSE 'cancelled' END, changed_at = $2
        WHERE id = $1 AND state = 'refunded'`,
      [id, at],
    );
  }

  async confirmAddress(manager: EntityManager, id: string, at: Date): Promise<void> {
    await manager.query(
      'UPDATE seat_allocation SET address_confirmed_at = coalesce(address_confirmed_at, $2) WHERE id = $1',
      [id, at],
    );
  }

  /** The seat belongs to another person from now on, of whom only this is known. */
  async changeHolder(
    manager: EntityManager,
    id: string,
    { email, firstName }: { readonly email: string; readonly firstName: string },
    at: Date,
  ): Promise<void> {
    await manager.query(
      `UPDATE seat_allocation SET email = $2, address_confirmed_at = NULL, sequence = sequence + 1, changed_at = $3,
              told_sequence = ${PRESENT_TIME}
        WHERE id = $1`,
      [id, email, at],
    );
    await manager.query(
      `UPDATE registration SET first_name = $2, role = NULL, telegram_notifications = false, telegram_username = NULL,
              utm_source = NULL, utm_medium = NULL, utm_campaign = NULL, idempotency_key = NULL, request_hash = NULL
        WHERE seat_id = $1`,
      [id, firstName],
    );
  }

  /** Bookings of the address that wait for their mail end: the person has booked anew. */
  async endUnconfirmed(manager: EntityManager, sessionId: string, email: string, at: Date): Promise<void> {
    await manager.query(
      `UPDATE seat_allocation SET state = 'expired', held_until = NULL, changed_at = $3
        WHERE session_id = $1 AND lower(email) = lower($2) AND state = 'unconfirmed'`,
      [sessionId, email, at],
    );
  }

  /** The booking that an earlier call with this key has made, and whether it asked for the same. */
  async findAttempt({ key, requestHash }: IdempotentCall): Promise<{ seat: BookedSeat; same: boolean } | undefined> {
    const rows = await this.dataSource.query<(BookedSeat & { same: boolean })[]>(
      `SELECT ${SEAT}, r.request_hash = $2 AS same FROM ${SEATS} WHERE r.idempotency_key = $1`,
      [key, requestHash],
    );
    const [row] = rows;
    if (!row) return undefined;
    const { same, ...seat } = row;
    return { seat, same };
  }

  /** The key of a booking that came to nothing may be used again. */
  async forgetAttempt(manager: EntityManager, seatId: string): Promise<void> {
    await manager.query('UPDATE registration SET idempotency_key = NULL, request_hash = NULL WHERE seat_id = $1', [
      seatId,
    ]);
  }

  /** What the person told us goes: the seat is an offer again. */
  async forgetAttendee(manager: EntityManager, seatId: string): Promise<void> {
    await manager.query('DELETE FROM registration WHERE seat_id = $1', [seatId]);
  }

  /** Bookings of a session that take a seat or wait for their mail. */
  async listOpen(manager: EntityManager, sessionId: string, { limit, skipped }: Part): Promise<BookedSeat[]> {
    return manager.query<BookedSeat[]>(
      `SELECT ${SEAT} FROM ${SEATS} WHERE s.session_id = $1 AND s.state IN ('unconfirmed', 'held', 'confirmed')
          AND s.id <> ALL($3::uuid[]) ORDER BY s.id LIMIT $2`,
      [sessionId, limit, skipped],
    );
  }

  /** Bookings that people cancelled without their money. */
  async listUnrefunded(manager: EntityManager, sessionId: string, { limit, skipped }: Part): Promise<BookedSeat[]> {
    return manager.query<BookedSeat[]>(
      `SELECT ${SEAT} FROM ${SEATS} WHERE s.session_id = $1 AND s.state = 'cancelled'
          AND EXISTS (SELECT FROM seat_payment WHERE seat_id = s.id AND state = 'paid')
          AND s.id <> ALL($3::uuid[]) ORDER BY s.id LIMIT $2`,
      [sessionId, limit, skipped],
    );
  }

  /** Seats of a session that are held for one network and not paid for. */
  async countUnpaid(
    manager: EntityManager,
    sessionId: string,
    { column, hash }: { readonly column: NetworkColumn; readonly hash: Buffer },
  ): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM seat_allocation seat
        WHERE session_id = $1 AND state = 'held' AND held_for = 'payment' AND ${column} = $2
          AND EXISTS (SELECT FROM seat_payment WHERE seat_id = seat.id AND state = 'open')`,
      [sessionId, hash],
    );
    return row?.count ?? 0;
  }

  /**
   * Free seats of one network that no mail has confirmed, since a moment. Bookings of the network wait for each other until the
   * transaction ends, so that many at once are counted as well.
   */
  async countUnconfirmed(
    manager: EntityManager,
    { column, hash, since }: { readonly column: NetworkColumn; readonly hash: Buffer; readonly since: Date },
  ): Promise<number> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [networkLockKey(hash)]);
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM seat_allocation
        WHERE ${column} = $1 AND created_at > $2 AND ${HAS_UNCONFIRMED_ADDRESS}`,
      [hash, since],
    );
    return row?.count ?? 0;
  }
}

function first<Row>(rows: unknown): Row | undefined {
  return (rows as Row[])[0]; // shaped by SEAT
}
