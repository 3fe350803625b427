import type { ServiceDatabase } from '@declic/nest-kit';

/** Runs are written by the schema's functions only, so there is no entity. */
export const database = {
  name: 'actions',
  entities: [],
  migrations: import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  functions: import.meta.glob<string>('./functions/*.sql', { query: '?raw', import: 'default', eager: true }),
} satisfies ServiceDatabase;
