import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { POLICY } from '../policy/policy';
import type { NewSession, SessionChange } from './session-changes.service';
import { SeatCounterEntity } from '../sessions/seat-counter.entity';
import { SessionEntity } from '../sessions/session.entity';
import { WorkshopNotFoundError } from '../sessions/session.errors';
import { isSessionId } from '../sessions/session-id';
import { toSessionColumns } from './to-session-columns';

/** What organisers write. */
@Injectable()
export class SessionEditsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Drafts as well. @throws {WorkshopNotFoundError} no session has this id or reference. */
  async get(idOrReference: string, manager: EntityManager = this.dataSource.manager): Promise<SessionEntity> {
    const where = isSessionId(idOrReference) ? { id: idOrReference } : { reference: idOrReference };
    const session = await manager.getRepository(SessionEntity).findOne({ where, relations: { seats: true } });
    if (!session) throw new WorkshopNotFoundError();
    return session;
  }

  async insert(
    manager: EntityManager,
    session: NewSession,
    times: { startUtc: Date; now: Date },
  ): Promise<SessionEntity> {
    const isDraft = session.published === false;
    const saved = await manager.getRepository(SessionEntity).save({
      ...EMPTY,
      ...toSessionColumns(session),
      startUtc: times.startUtc,
      publishedAt: isDraft ? null : times.now,
      status: isDraft ? 'draft' : 'upcoming',
    });
    await manager.getRepository(SeatCounterEntity).insert({
      sessionId: saved.id,
      capacity: session.capacity,
      taken: 0,
      afterCapacity: session.after_workshop_capacity ?? POLICY.afterWorkshopSeats,
      afterTaken: 0,
    });
    return this.get(saved.id, manager);
  }

  async update(
    manager: EntityManager,
    former: SessionEntity,
    change: SessionChange & { readonly startUtc: Date | undefined; readonly isMoved: boolean; readonly now: Date },
  ): Promise<void> {
    const isDraft = former.status === 'draft';
    const isOtherStart = change.startUtc !== undefined && change.startUtc.getTime() !== former.startUtc.getTime();
    const status =
      change.published === undefined || change.published !== isDraft
        ? former.status
        : change.published
          ? 'upcoming'
          : 'draft';
    await manager.getRepository(SessionEntity).update(former.id, {
      ...toSessionColumns(change),
      ...(change.startUtc && { startUtc: change.startUtc }),
      // That of a draft was told to no one.
      ...(isOtherStart && { previousStartUtc: isDraft ? null : former.startUtc }),
      ...(status !== former.status && { publishedAt: status === 'draft' ? null : change.now }),
      status,
      sequence: former.sequence + (change.isMoved ? 1 : 0),
    });
  }

  /** False: more seats are taken than this. The counters are locked. */
  async setCapacities(manager: EntityManager, id: string, change: SessionChange): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `WITH changed AS (
         UPDATE seat_counter SET capacity = coalesce($2, capacity), after_capacity = coalesce($3, after_capacity)
          WHERE session_id = $1 AND taken <= coalesce($2, capacity) AND after_taken <= coalesce($3, after_capacity)
          RETURNING 1
       ) SELECT * FROM changed`,
      [id, change.capacity ?? null, change.after_workshop_capacity ?? null],
    );
    return rows.length > 0;
  }

  /** Whether a booking has not ended, or a place in line. */
  async hasPeople(manager: EntityManager, id: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT 1 FROM seat_allocation WHERE session_id = $1 AND state IN ('unconfirmed', 'held', 'confirmed')
       UNION ALL
       SELECT 1 FROM waiting_place WHERE session_id = $1 AND state IN ('waiting', 'offered') LIMIT 1`,
      [id],
    );
    return rows.length > 0;
  }

  /** Cancelled sessions with bookings or places in line that have not ended, or with money that has to go back. */
  async listUnended(includesLate: boolean): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT session.id FROM workshop_session session
        WHERE session.status = 'cancelled' AND (
          EXISTS (SELECT FROM seat_allocation WHERE session_id = session.id AND state IN ('unconfirmed', 'held', 'confirmed'))
          OR EXISTS (SELECT FROM waiting_place
                      WHERE session_id = session.id AND state IN ('unconfirmed', 'waiting', 'offered'))
          OR $1 AND EXISTS (SELECT FROM seat_allocation seat JOIN seat_payment payment ON payment.seat_id = seat.id
                             WHERE seat.session_id = session.id AND seat.state = 'cancelled' AND payment.state = 'paid'))`,
      [includesLate],
    );
    return rows.map(({ id }) => id);
  }

  async setStatus(manager: EntityManager, id: string, status: SessionEntity['status']): Promise<void> {
    await manager.getRepository(SessionEntity).update(id, { status });
  }

  async setCancelled(manager: EntityManager, id: string, reason: string | null, at: Date): Promise<void> {
    await manager.query(
      `UPDATE workshop_session SET status = 'cancelled', cancelled_at = $2, cancel_reason = $3, sequence = sequence + 1
        WHERE id = $1`,
      [id, at, reason],
    );
  }
}

const EMPTY = {
  coverUrl: null,
  stack: [],
  agenda: [],
  objectives: [],
  deliverables: [],
  prerequisites: [],
  perks: [],
  ticketFreeEnabled: true,
  premiumPriceEur: '0',
};
