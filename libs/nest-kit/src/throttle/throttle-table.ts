import type { SqlFiles } from '../database/sql-files';

/** The migration that a service with `Throttle` adds to its own: `migrations: { ...throttleTable, ...import.meta.glob(…) }`. */
export const throttleTable: SqlFiles = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
