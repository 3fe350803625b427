import type { PipelinedStatements, PreparedStatement } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TicketType } from '../booked-seats/book-seat';

/**
 * The counters of a session: the room, and the After-Workshop, of which a premium ticket takes a seat as well. What changes seats
 * locks this row first, so that no two transactions wait for each other.
 */
@Injectable()
export class SeatLedger {
  /**
   * Takes one seat of each capacity that the ticket needs, or none. One statement tests and takes, and it holds the row until
   * the transaction ends, so no two people can take the last seat; this holds in every isolation level.
   *
   * @decision D22
   */
  async take(manager: EntityManager, sessionId: string, ticketType: TicketType): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `WITH granted AS (
         UPDATE seat_counter SET taken = taken + 1, after_taken = after_taken + $2
          WHERE session_id = $1 AND taken < capacity AND after_taken + $2 <= after_capacity RETURNING 1
       ) SELECT * FROM granted`,
      [sessionId, afterSeats(ticketType)],
    );
    return rows.length > 0;
  }

  /**
   * The same for seats of the room of many sessions, whose counters are locked: gives how many each session granted, which is fewer where
   * fewer are free.
   *
   * @decision D22
   */
  async takeRooms(statements: PipelinedStatements, wanted: ReadonlyMap<string, number>): Promise<Map<string, number>> {
    const values = [[...wanted.keys()], [...wanted.values()]];
    const rows = await statements.send<{ id: string; granted: number }>(TAKE_ROOMS, values);
    return new Map(rows.map(({ id, granted }) => [id, granted]));
  }

  async release(manager: EntityManager, sessionId: string, ticketType: TicketType): Promise<void> {
    await manager.query(
      'UPDATE seat_counter SET taken = taken - 1, after_taken = after_taken - $2 WHERE session_id = $1',
      [sessionId, afterSeats(ticketType)],
    );
  }

  /** Waits for every other change of seats in the session. */
  async lock(manager: EntityManager, sessionId: string): Promise<void> {
    await manager.query('SELECT 1 FROM seat_counter WHERE session_id = $1 FOR UPDATE', [sessionId]);
  }

  /**
   * The same for many sessions, in the order of their ids, so that two such transactions do not wait for each other. Gives those that are
   * locked: without `wait`, not those that another transaction has.
   */
  async lockEach(
    statements: PipelinedStatements,
    sessionIds: readonly string[],
    { wait }: { readonly wait: boolean },
  ): Promise<Set<string>> {
    const rows = await statements.send<{ id: string }>(wait ? LOCK_EACH : LOCK_EACH_FREE, [sessionIds]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Whether a seat of the room is free, whatever the After-Workshop has. */
  async hasRoom(manager: EntityManager, sessionId: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'SELECT 1 FROM seat_counter WHERE session_id = $1 AND taken < capacity',
      [sessionId],
    );
    return rows.length > 0;
  }

  /** Whether a ticket of this type could be taken now. Only true while the row is locked. */
  async hasSeat(manager: EntityManager, sessionId: string, ticketType: TicketType): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT 1 FROM seat_counter
        WHERE session_id = $1 AND taken < capacity AND after_taken + $2 <= after_capacity`,
      [sessionId, afterSeats(ticketType)],
    );
    return rows.length > 0;
  }
}

const LOCK_COUNTERS =
  'SELECT session_id AS id FROM seat_counter WHERE session_id = ANY($1::uuid[]) ORDER BY session_id FOR UPDATE';
const LOCK_EACH: PreparedStatement = { name: 'lock-counters', text: LOCK_COUNTERS };
const LOCK_EACH_FREE: PreparedStatement = { name: 'lock-free-counters', text: `${LOCK_COUNTERS} SKIP LOCKED` };

const TAKE_ROOMS: PreparedStatement = {
  name: 'take-rooms',
  text: `UPDATE seat_counter c SET taken = least(c.taken + wanted.seats, c.capacity)
      FROM unnest($1::uuid[], $2::integer[]) wanted (session_id, seats) WHERE c.session_id = wanted.session_id
    RETURNING c.session_id AS id, new.taken - old.taken AS granted`,
};

function afterSeats(ticketType: TicketType): number {
  return ticketType === 'premium' ? 1 : 0;
}
