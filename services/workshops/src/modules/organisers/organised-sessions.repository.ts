import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SessionEntity } from '../sessions/session.entity';
import { isSessionId } from '../sessions/session-id';

/** Where a page of the list begins: after this session. */
export interface SessionPosition {
  readonly start: string;
  readonly id: string;
}

/** A session with its seats, its line and its money. Sums are hundredths of a euro. */
export type OrganisedRow = Omit<SessionEntity, 'seats'> & {
  readonly capacity: number;
  readonly taken: number;
  readonly afterCapacity: number;
  readonly afterTaken: number;
  readonly confirmed: number;
  readonly premiumConfirmed: number;
  readonly held: number;
  readonly offered: number;
  readonly unconfirmed: number;
  readonly waiting: number;
  readonly paid: number;
  readonly refunded: number;
  readonly refundsFailed: number;
};

const ORGANISED = `
  SELECT session.id, session.title, session.subtitle, session.start_utc AS "startUtc", session.duration_min AS "durationMin",
         session.status, session.level, session.format, session.cover_url AS "coverUrl", session.stack, session.agenda,
         session.objectives, session.deliverables, session.prerequisites, session.perks,
         session.ticket_free_enabled AS "ticketFreeEnabled", session.premium_price_eur AS "premiumPriceEur", session.reference,
         session.room_url AS "roomUrl", session.after_workshop_url AS "afterWorkshopUrl", session.replay_url AS "replayUrl",
         session.replay_kind AS "replayKind", session.cancelled_at AS "cancelledAt", session.cancel_reason AS "cancelReason",
         session.sequence, counter.capacity, counter.taken, counter.after_capacity AS "afterCapacity",
         counter.after_taken AS "afterTaken", seats.*, line.*, money.*
    FROM workshop_session session
    JOIN seat_counter counter ON counter.session_id = session.id
   CROSS JOIN LATERAL (
     SELECT count(*) FILTER (WHERE state = 'confirmed')::int AS confirmed,
            count(*) FILTER (WHERE state = 'confirmed' AND ticket_type = 'premium')::int AS "premiumConfirmed",
            count(*) FILTER (WHERE state = 'held' AND held_for IS DISTINCT FROM 'offer')::int AS held,
            count(*) FILTER (WHERE state = 'held' AND held_for = 'offer')::int AS offered,
            count(*) FILTER (WHERE state = 'unconfirmed')::int AS unconfirmed
       FROM seat_allocation WHERE session_id = session.id) seats
   CROSS JOIN LATERAL (
     SELECT count(*)::int AS waiting FROM waiting_place WHERE session_id = session.id AND state = 'waiting') line
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(amount) FILTER (WHERE payment.state IN ('paid', 'refunding', 'refunded')), 0)::int AS paid,
            coalesce(sum(amount) FILTER (WHERE payment.state IN ('refunding', 'refunded')), 0)::int AS refunded,
            (count(*) FILTER (WHERE refund_failed_at IS NOT NULL))::int AS "refundsFailed"
       FROM seat_payment payment JOIN seat_allocation seat ON seat.id = payment.seat_id
      WHERE seat.session_id = session.id) money`;

/** What organisers read of sessions. */
@Injectable()
export class OrganisedSessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The latest first. */
  async list(after: SessionPosition | undefined, limit: number): Promise<OrganisedRow[]> {
    const rows: unknown = await this.dataSource.query(
      `${ORGANISED} WHERE $1::timestamptz IS NULL OR (session.start_utc, session.id) < ($1::timestamptz, $2::uuid)
       ORDER BY session.start_utc DESC, session.id DESC LIMIT $3`,
      [after?.start ?? null, after?.id ?? null, limit],
    );
    return rows as OrganisedRow[]; // as ORGANISED returns them
  }

  async find(idOrReference: string): Promise<OrganisedRow | undefined> {
    const column = isSessionId(idOrReference) ? 'id' : 'reference';
    const rows: unknown = await this.dataSource.query(`${ORGANISED} WHERE session.${column} = $1`, [idOrReference]);
    return (rows as OrganisedRow[])[0]; // as ORGANISED returns them
  }

  /** Those that begin on these days in Paris, both included. */
  async listBetween(from: string | undefined, until: string | undefined): Promise<OrganisedRow[]> {
    const rows: unknown = await this.dataSource.query(
      `${ORGANISED}
        WHERE ($1::date IS NULL OR (session.start_utc AT TIME ZONE 'Europe/Paris')::date >= $1::date)
          AND ($2::date IS NULL OR (session.start_utc AT TIME ZONE 'Europe/Paris')::date <= $2::date)
          AND session.status <> 'draft'
        ORDER BY session.start_utc, session.id`,
      [from ?? null, until ?? null],
    );
    return rows as OrganisedRow[]; // as ORGANISED returns them
  }
}
