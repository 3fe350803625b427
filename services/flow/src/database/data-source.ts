import type { ServiceDatabase } from '@declic/nest-kit';
import { StrategyEntity } from '../modules/strategies/strategy.entity';
import { Strategies1763600200000 } from './migrations/1763600200000-strategies';

export const database = {
  name: 'flow',
  entities: [StrategyEntity],
  migrations: [Strategies1763600200000],
} satisfies ServiceDatabase;
