import { type ServiceDatabase, throttleTable } from '@declic/nest-kit';
import { SeatCounterEntity } from '../modules/sessions/seat-counter.entity';
import { SessionEntity } from '../modules/sessions/session.entity';

export const database = {
  name: 'workshops',
  entities: [SessionEntity, SeatCounterEntity],
  migrations: {
    ...throttleTable,
    ...import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  },
  functions: import.meta.glob<string>('./functions/*.sql', { query: '?raw', import: 'default', eager: true }),
} satisfies ServiceDatabase;
