import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const logger = new Logger('Savepoints');

/**
 * Does the work for each item within a savepoint: one that fails is as it was before, is logged, and does not keep the others from their
 * turn. Returns the ids of those that failed.
 */
export async function inSavepoints<Item extends { readonly id: string }>(
  manager: EntityManager,
  items: readonly Item[],
  work: (item: Item, manager: EntityManager) => Promise<void>,
): Promise<string[]> {
  const failed: string[] = [];
  for (const item of items) {
    try {
      await manager.transaction((nested) => work(item, nested));
    } catch (error) {
      failed.push(item.id);
      logger.error({ err: error, item: item.id }, 'One of many was left as it was.');
    }
  }
  return failed;
}
