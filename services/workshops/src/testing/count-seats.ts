import type { DataSource } from 'typeorm';

/** What the counter says and what the ledger holds; a sound room has them equal. */
export async function countSeats(
  dataSource: DataSource,
  sessionId: string,
): Promise<{ counter: number; ledger: number }> {
  const rows: { counter: number; ledger: number }[] = await dataSource.query(
    `SELECT taken AS counter,
            (SELECT count(*)::int FROM seat_allocation WHERE session_id = $1 AND state IN ('held', 'confirmed')) AS ledger
       FROM seat_counter WHERE session_id = $1`,
    [sessionId],
  );
  const [seats] = rows;
  if (!seats) throw new Error(`The session ${sessionId} has no seat counter.`);
  return seats;
}
