import type { EntityManager } from 'typeorm';
import { StrategyEntity } from './strategy.entity';

/** Holds a strategy's row until the transaction ends. Who changes credits with it holds the credit account before: `AnalysisCharges`. */
export function lockStrategy(manager: EntityManager, userId: string, id: string): Promise<StrategyEntity | null> {
  return manager.findOne(StrategyEntity, { where: { id, userId }, lock: { mode: 'pessimistic_write' } });
}
