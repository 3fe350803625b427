import type { ServiceDatabase } from '@declic/nest-kit';
import { StrategyEntity } from '../modules/strategies/strategy.entity';
import { Strategies1763600200000 } from './migrations/1763600200000-strategies';
import { AccountDeletion1763600200001 } from './migrations/1763600200001-account-deletion';

export const database = {
  name: 'flow',
  entities: [StrategyEntity],
  migrations: [Strategies1763600200000, AccountDeletion1763600200001],
} satisfies ServiceDatabase;
