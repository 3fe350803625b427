import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RetentionLimits } from './retention-terms';

const END = 'session.start_utc + make_interval(mins => session.duration_min)';
/** Of a table of bookings: the last message about the booking went out before $1. */
const isSilent = (table: string) => `EXISTS (
  SELECT FROM seat_allocation seat JOIN workshop_session session ON session.id = seat.session_id
   WHERE seat.id = ${table}.seat_id
     AND (${END} < $1 OR (seat.state NOT IN ('held', 'confirmed') AND seat.changed_at < $1)))`;
/** Bookings whose person is not erased yet, unless money has to reach that person. */
const PERSONS = `SELECT seat.id FROM seat_allocation seat JOIN workshop_session session ON session.id = seat.session_id
  WHERE ${END} < $1 AND seat.email NOT LIKE '%@erased.invalid' AND NOT EXISTS (
    SELECT FROM seat_payment payment WHERE payment.seat_id = seat.id
       AND (payment.state IN ('processing', 'refunding') OR payment.state = 'paid' AND session.status = 'cancelled'))`;
/** Rows that one statement changes at most, so that none holds many locks. */
const PORTION = 1_000;

type Limit = keyof RetentionLimits;

/** What is erased, as a condition on its table, and by which limit. Each is $1. */
const DELETED: readonly (readonly [table: string, condition: string, limit: Limit])[] = [
  ['booking_link', 'expires_at < $1', 'now'],
  ['waiting_link', 'expires_at < $1', 'now'],
  ['telegram_link', isSilent('telegram_link'), 'telegram'],
  ['telegram_chat', isSilent('telegram_chat'), 'telegram'],
  ['waiting_place', 'session_id IN (SELECT id FROM workshop_session WHERE start_utc < $1)', 'unused'],
  [
    'seat_allocation',
    `state = 'expired' AND changed_at < $1 AND NOT EXISTS (SELECT FROM seat_payment WHERE seat_id = seat_allocation.id)`,
    'unused',
  ],
  // Before the addresses, by which it is seen who was erased already.
  ['registration', `seat_id IN (${PERSONS})`, 'attendee'],
];

/** Erases what is kept about people. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async erase(limits: RetentionLimits): Promise<void> {
    for (const [table, condition, limit] of DELETED)
      await this.repeat(
        `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${PORTION}))`,
        limits[limit],
      );
    for (const [table, since] of [
      ['seat_allocation', 'created_at'],
      ['waiting_place', 'joined_at'],
    ])
      await this.repeat(
        `UPDATE ${table} SET network_hash = NULL, subnet_hash = NULL WHERE id IN (
           SELECT id FROM ${table} WHERE network_hash IS NOT NULL AND ${since} < $1 LIMIT ${PORTION})`,
        limits.network,
      );
    await this.repeat(ANONYMISE, limits.attendee);
  }

  private async repeat(statement: string, limit: Date): Promise<void> {
    let changed = PORTION;
    while (changed >= PORTION) {
      const rows = await this.dataSource.query<{ count: number }[]>(
        `WITH changed AS (${statement} RETURNING 1) SELECT count(*)::int AS count FROM changed`,
        [limit],
      );
      changed = rows[0]?.count ?? 0;
    }
  }
}

/** The seat, its state and its payments stay: counters and sums are made of them. */
const ANONYMISE = `UPDATE seat_allocation SET email = id || '@erased.invalid' WHERE id IN (${PERSONS} LIMIT ${PORTION})`;
