import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { OpOutput } from '@declic/nest-kit';
import type { Part } from '../seats/part';
import type { TicketType } from '../booked-seats/book-seat';
import type { BookingNetwork, NetworkColumn } from '../booked-seats/booking-network';

export type WaitingState = OpOutput<'getWaitingPlace'>['status'];

/** A place in the line of a session. */
export interface WaitingPlace {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly ticketType: TicketType;
  readonly state: WaitingState;
  /** The held seat of an offer, and the booking after it. */
  readonly seatId: string | null;
  /** The end of the offer. */
  readonly offeredUntil: Date | null;
}

/** What a person asks for who waits. */
export type WaitingWish = Pick<WaitingPlace, 'sessionId' | 'email' | 'ticketType'> & BookingNetwork;

type NewPlace = WaitingWish & { readonly at: Date };

const PLACE = `id, session_id AS "sessionId", email, ticket_type AS "ticketType", state, seat_id AS "seatId",
  offered_until AS "offeredUntil"`;

const COLUMNS = 'session_id, email, ticket_type, network_hash, subnet_hash, consent_at, joined_at, changed_at';

@Injectable()
export class WaitingListRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<WaitingPlace | undefined> {
    return firstPlace(await manager.query(`SELECT ${PLACE} FROM waiting_place WHERE id = $1`, [id]));
  }

  async findBySeat(manager: EntityManager, seatId: string): Promise<WaitingPlace | undefined> {
    return firstPlace(await manager.query(`SELECT ${PLACE} FROM waiting_place WHERE seat_id = $1`, [seatId]));
  }

  /** @returns undefined when the address waits already. */
  async add(manager: EntityManager, place: NewPlace): Promise<WaitingPlace | undefined> {
    const rows: unknown = await manager.query(
      `WITH added AS (
         INSERT INTO waiting_place (${COLUMNS}, state) VALUES ($1, $2, $3, $4, $5, $6, $6, $6, 'waiting')
         ON CONFLICT (session_id, lower(email)) WHERE state IN ('waiting', 'offered') DO NOTHING
         RETURNING *
       ) SELECT ${PLACE} FROM added`,
      toValues(place),
    );
    return firstPlace(rows);
  }

  /**
   * A place that waits for the press in its mail. An address has one at a time: asked for again, it is the same.
   *
   * @returns undefined when the address waits already.
   */
  async addUnconfirmed(manager: EntityManager, place: NewPlace): Promise<WaitingPlace | undefined> {
    const rows: unknown = await manager.query(
      `WITH added AS (
         INSERT INTO waiting_place (${COLUMNS}, state)
         SELECT $1::uuid, $2::text, $3::text, $4::bytea, $5::bytea, $6::timestamptz, $6, $6, 'unconfirmed'
          WHERE NOT EXISTS (SELECT FROM waiting_place
             WHERE session_id = $1 AND lower(email) = lower($2) AND state IN ('waiting', 'offered'))
         ON CONFLICT (session_id, lower(email)) WHERE state = 'unconfirmed' DO UPDATE SET ticket_type = excluded.ticket_type
         RETURNING *
       ) SELECT ${PLACE} FROM added`,
      toValues(place),
    );
    return firstPlace(rows);
  }

  /** Whether a mail with a link to the place was sent since a moment. */
  async wasMailed(manager: EntityManager, id: string, since: Date): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'SELECT 1 FROM waiting_link WHERE place_id = $1 AND created_at > $2 LIMIT 1',
      [id, since],
    );
    return rows.length > 0;
  }

  /** The first in line whose ticket is one of these, without an address that has a seat by now. */
  async findNext(
    manager: EntityManager,
    sessionId: string,
    ticketTypes: readonly TicketType[],
  ): Promise<WaitingPlace | undefined> {
    const rows: unknown = await manager.query(
      `SELECT ${PLACE} FROM waiting_place WHERE session_id = $1 AND state = 'waiting' AND ticket_type = ANY($2)
        ORDER BY line_number LIMIT 1`,
      [sessionId, ticketTypes],
    );
    return firstPlace(rows);
  }

  async setState(
    manager: EntityManager,
    id: string,
    change: { readonly state: WaitingState; readonly at: Date },
  ): Promise<void> {
    await manager.query('UPDATE waiting_place SET state = $2, changed_at = $3 WHERE id = $1', [
      id,
      change.state,
      change.at,
    ]);
  }

  async setOffered(
    manager: EntityManager,
    id: string,
    offer: { readonly seatId: string; readonly until: Date; readonly at: Date },
  ): Promise<void> {
    await manager.query(
      `UPDATE waiting_place SET state = 'offered', seat_id = $2, offered_until = $3, changed_at = $4 WHERE id = $1`,
      [id, offer.seatId, offer.until, offer.at],
    );
  }

  /** 1 is the next to be asked. */
  async position(manager: EntityManager, id: string): Promise<number> {
    const [row] = await manager.query<{ position: number }[]>(
      `SELECT count(*)::int AS position FROM waiting_place w JOIN waiting_place own ON own.session_id = w.session_id
        WHERE own.id = $1 AND w.state = 'waiting' AND w.line_number <= own.line_number`,
      [id],
    );
    return Math.max(row?.position ?? 1, 1);
  }

  async closeUnconfirmed(manager: EntityManager, sessionId: string, at: Date): Promise<void> {
    await manager.query(
      `UPDATE waiting_place SET state = 'closed', changed_at = $2 WHERE session_id = $1 AND state = 'unconfirmed'`,
      [sessionId, at],
    );
  }

  async listWaiting(manager: EntityManager, sessionId: string, { limit, skipped }: Part): Promise<WaitingPlace[]> {
    return manager.query<WaitingPlace[]>(
      `SELECT ${PLACE} FROM waiting_place WHERE session_id = $1 AND state IN ('waiting', 'offered')
          AND id <> ALL($3::uuid[]) ORDER BY line_number LIMIT $2`,
      [sessionId, limit, skipped],
    );
  }

  /** An unconfirmed place stands at the end of the line. False: the address waits already. */
  async confirm(manager: EntityManager, id: string, at: Date): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `WITH confirmed AS (
         UPDATE waiting_place place
            SET state = 'waiting', line_number = DEFAULT, address_confirmed_at = $2, changed_at = $2
          WHERE id = $1 AND NOT EXISTS (
            SELECT FROM waiting_place other WHERE other.session_id = place.session_id
               AND lower(other.email) = lower(place.email) AND other.state IN ('waiting', 'offered'))
         RETURNING 1
       ) SELECT * FROM confirmed`,
      [id, at],
    );
    return rows.length > 0;
  }

  /**
   * Places of one network that no mail has confirmed, since a moment. Those who ask from the network wait for each other until the
   * transaction ends. The key is another one than that of free seats, whose bookings lock in the other order.
   */
  async countUnconfirmed(
    manager: EntityManager,
    { column, hash, since }: { readonly column: NetworkColumn; readonly hash: Buffer; readonly since: Date },
  ): Promise<number> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [hash.readBigInt64BE(8).toString()]);
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM waiting_place
        WHERE ${column} = $1 AND joined_at > $2 AND address_confirmed_at IS NULL AND state IN ('waiting', 'offered')`,
      [hash, since],
    );
    return row?.count ?? 0;
  }
}

function toValues({ sessionId, email, ticketType, networkHash, subnetHash = null, at }: NewPlace): unknown[] {
  return [sessionId, email, ticketType, networkHash, subnetHash, at];
}

function firstPlace(rows: unknown): WaitingPlace | undefined {
  return (rows as WaitingPlace[])[0]; // shaped by PLACE
}
