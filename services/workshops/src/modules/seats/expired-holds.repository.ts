import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TicketType } from '../booked-seats/book-seat';

/** A hold that ended without what it waited for. */
export interface ExpiredHold {
  readonly id: string;
  readonly ticketType: TicketType;
  readonly heldFor: 'payment' | 'offer' | null;
  readonly heldState: 'held' | 'unconfirmed';
}

@Injectable()
export class ExpiredHoldsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Ends what is overdue in a session and returns it; the counters are the caller's. */
  async expire(manager: EntityManager, sessionId: string, now: Date): Promise<ExpiredHold[]> {
    return manager.query<ExpiredHold[]>(
      `WITH ended AS (
         UPDATE seat_allocation SET state = 'expired', held_until = NULL, held_for = NULL, changed_at = $2
          WHERE session_id = $1 AND held_until <= $2
         RETURNING id, ticket_type AS "ticketType", old.held_for AS "heldFor", old.state AS "heldState"
       ) SELECT * FROM ended ORDER BY id`,
      [sessionId, now],
    );
  }

  async hasOverdue(manager: EntityManager, sessionId: string, now: Date): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'SELECT 1 FROM seat_allocation WHERE session_id = $1 AND held_until <= $2 LIMIT 1',
      [sessionId, now],
    );
    return rows.length > 0;
  }

  /** Sessions with something overdue: holds, and lines of workshops that have begun. Cancelled ones end otherwise. */
  async listSessions(now: Date): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT seat.session_id AS id FROM seat_allocation seat JOIN workshop_session s ON s.id = seat.session_id
        WHERE seat.held_until <= $1 AND s.status <> 'cancelled'
       UNION
       SELECT w.session_id FROM waiting_place w JOIN workshop_session s ON s.id = w.session_id
        WHERE w.state IN ('unconfirmed', 'waiting') AND s.start_utc <= $1 AND s.status <> 'cancelled'
       LIMIT 200`,
      [now],
    );
    return rows.map(({ id }) => id);
  }
}
