import { UnauthorizedError } from '@declic/nest-kit';
import type { EntityManager } from 'typeorm';

/**
 * Lets what is added for an account take turns, with the deletion of the account, too.
 *
 * @throws {UnauthorizedError} the account was deleted while its access token is still good.
 */
export async function lockAccount(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`flow_strategies ${userId}`]);
  const erased: unknown[] = await manager.query('SELECT FROM erased_user WHERE user_id = $1', [userId]);
  if (erased.length > 0) throw new UnauthorizedError();
}
