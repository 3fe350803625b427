import { type ServiceDatabase, throttleTable } from '@declic/nest-kit';
import { WaitlistEntryEntity } from '../modules/waitlist/waitlist-entry.entity';

export const database = {
  name: 'marketing',
  entities: [WaitlistEntryEntity],
  migrations: {
    ...throttleTable,
    ...import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  },
  functions: import.meta.glob<string>('./functions/*.sql', { query: '?raw', import: 'default', eager: true }),
} satisfies ServiceDatabase;
