import type { DataSource } from 'typeorm';

interface ConfirmedSeat {
  readonly sessionId: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly role?: string | null;
  readonly ticketType?: 'free' | 'premium';
  readonly createdAt?: Date;
  /** False: more bookings than seats, for tests of sums. */
  readonly takes?: boolean;
}

/** Stores a booking of the ledger, as one that was made and confirmed, and gives its id. */
export async function aConfirmedSeat(
  dataSource: DataSource,
  {
    sessionId,
    email = 'ada@example.test',
    firstName = 'Ada',
    role = null,
    ticketType = 'free',
    createdAt = new Date('2026-01-01T00:00:00Z'),
    takes = true,
  }: ConfirmedSeat,
): Promise<string> {
  const rows: { id: string }[] = await dataSource.query(
    `INSERT INTO seat_allocation (session_id, email, ticket_type, state, created_at, changed_at)
     VALUES ($1, $2, $3, 'confirmed', $4, $4) RETURNING id`,
    [sessionId, email, ticketType, createdAt],
  );
  const id = rows[0]?.id;
  if (!id) throw new Error('The seat was not stored.');
  await dataSource.query(
    `INSERT INTO registration (seat_id, first_name, role, consent_at, telegram_notifications) VALUES ($1, $2, $3, $4, false)`,
    [id, firstName, role, createdAt],
  );
  if (takes) await dataSource.query(`UPDATE seat_counter SET taken = taken + 1 WHERE session_id = $1`, [sessionId]);
  return id;
}
