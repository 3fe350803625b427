import type { DataSource, EntityManager } from 'typeorm';
import { expect } from 'vitest';

/**
 * Starts a call while another transaction has the seats of its session, and lets that one make its change once the call waits for it.
 * Gives what the call came to.
 */
export async function whileLocked<Result>(
  dataSource: DataSource,
  sessionId: string,
  { start, change }: { start: () => PromiseLike<Result>; change: (manager: EntityManager) => Promise<unknown> },
): Promise<Result> {
  const waiting = () =>
    dataSource.query<object[]>(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
  const call = await dataSource.transaction(async (manager) => {
    await manager.query('SELECT 1 FROM seat_counter WHERE session_id = $1 FOR UPDATE', [sessionId]);
    const result = Promise.resolve(start());
    await expect.poll(waiting).toHaveLength(1);
    await change(manager);
    // In an object: the transaction ends before the call does.
    return { result };
  });
  return call.result;
}
