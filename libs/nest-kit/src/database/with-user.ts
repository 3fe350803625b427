import type { DataSource, EntityManager } from 'typeorm';

/** Runs `work` in a transaction that sees this user's rows only; the database enforces it. */
export function withUser<Result>(
  dataSource: DataSource,
  userId: string,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return dataSource.transaction(async (manager) => {
    await nameUser(manager, userId);
    return work(manager);
  });
}

/** From here on the transaction of `manager` sees this user's rows only. Local to it: the pooled connection forgets the user. */
export async function nameUser(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`SELECT set_config('app.user_id', $1, true)`, [userId]);
}
