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

function afterSeats(ticketType: TicketType): number {
  return ticketType === 'premium' ? 1 : 0;
}
