import type { ServiceDatabase } from '@declic/nest-kit';
import { StrategyEntity } from '../modules/strategies/strategy.entity';

export const database = {
  name: 'flow',
  entities: [StrategyEntity],
  migrations: import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  functions: import.meta.glob<string>('./functions/*.sql', { query: '?raw', import: 'default', eager: true }),
} satisfies ServiceDatabase;
