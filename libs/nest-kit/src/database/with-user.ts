import type { DataSource, EntityManager } from 'typeorm';

/** Runs `work` in a transaction that sees this user's rows only; the database enforces it. */
export function withUser<Result>(
  dataSource: DataSource,
  userId: string,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return dataSource.transaction(async (manager) => {
    // Local to the transaction: the pooled connection forgets the user with it.
    await manager.query(`SELECT set_config('app.user_id', $1, true)`, [userId]);
    return work(manager);
  });
}
