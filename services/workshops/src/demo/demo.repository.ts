import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionEntity } from '../modules/sessions/session.entity';
import { type DemoSession, FREE_PERKS } from './demo-session';

@Injectable()
export class DemoRepository {
  constructor(private readonly dataSource: DataSource) {}

  inTransaction(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.dataSource.transaction(work);
  }

  async findStart(manager: EntityManager, id: string): Promise<Date | undefined> {
    return (await manager.findOneBy(SessionEntity, { id }))?.startUtc;
  }

  /** @param times without the time of its publication, that stays. */
  async save(
    manager: EntityManager,
    session: DemoSession,
    times: { startUtc: Date; publishedAt?: Date },
  ): Promise<void> {
    const { inWorkingDays: _days, at: _at, capacity: _capacity, taken: _taken, ...content } = session;
    await manager.save(SessionEntity, {
      ...content,
      perks: FREE_PERKS,
      ...times,
      cancelledAt: null,
      cancelReason: null,
      coverUrl: null,
      ticketFreeEnabled: true,
      // Those for beginners are free alone.
      premiumPriceEur: session.level === 'beginner' || session.status === 'replay' ? '0' : '49',
    });
  }

  /** A session that is announced anew begins with its own seats: the ledger of the last date goes, with what was paid in it. */
  async fillRoom(manager: EntityManager, { id, capacity, taken }: DemoSession): Promise<void> {
    const payments = `SELECT payment.id FROM seat_payment payment JOIN seat_allocation seat ON seat.id = payment.seat_id
                       WHERE seat.session_id = $1`;
    await manager.query(`DELETE FROM payment_event WHERE seat_payment_id IN (${payments})`, [id]);
    await manager.query(`DELETE FROM seat_payment WHERE id IN (${payments})`, [id]);
    await manager.query('DELETE FROM seat_allocation WHERE session_id = $1', [id]);
    await manager.query(
      `INSERT INTO seat_counter (session_id, capacity, taken) VALUES ($1, $2, $3)
       ON CONFLICT (session_id) DO UPDATE SET capacity = excluded.capacity, taken = excluded.taken, after_taken = 0`,
      [id, capacity, taken],
    );
    await manager.query(
      `WITH seated AS (
         INSERT INTO seat_allocation (session_id, email, ticket_type, state)
         SELECT $1, 'participant-' || n || '@demo.declic.example', 'free', 'confirmed' FROM generate_series(1, $2::int) AS n
         RETURNING id
       ) INSERT INTO registration (seat_id, first_name, consent_at, telegram_notifications)
         SELECT id, 'Participant', now(), false FROM seated`,
      [id, taken],
    );
  }
}
