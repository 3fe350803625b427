import { runMigrations } from 'graphile-worker';
import type { DataSource } from 'typeorm';
import { ConfigError } from '../config/config';

/** The schema of a service's queue. */
export function queueSchema(service: string): string {
  return `${service}_jobs`;
}

/** Brings the tables of a service's queue up to date, as the service's own login. Part of the migration step, and of nothing else. */
export async function migrateQueue(dataSource: DataSource, url: string, service: string): Promise<void> {
  const schema = queueSchema(service);
  await dataSource.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [schema]);
    // Left to itself the library runs CREATE SCHEMA, which needs rights on the whole database even where the schema exists.
    await manager.query(
      `CREATE TABLE IF NOT EXISTS "${schema}".migrations (
         id int PRIMARY KEY,
         ts timestamptz NOT NULL DEFAULT now(),
         breaking boolean NOT NULL DEFAULT false
       )`,
    );
  });
  await runMigrations({ connectionString: url, schema });
}

/** The queue's tables are not those that this release works with. */
class QueueNotMigratedError extends ConfigError {
  constructor(schema: string) {
    super(`The job queue ${schema} is not up to date. Run the service's migrations (dist/migrate.js) first.`);
  }
}

/** Keeps a worker from changing the queue's tables: the library would do so whenever it begins to work. */
export const refuseToMigrate: GraphileConfig.Plugin = {
  name: 'RefuseToMigrate',
  version: '1.0.0',
  worker: {
    middleware: {
      bootstrap: (_next, { ctx }) => {
        throw new QueueNotMigratedError(ctx.workerSchema);
      },
      async migrate(next, { ctx, client }) {
        const { rows } = await client.query<{ latest: number | null }>(
          `SELECT max(id) AS latest FROM ${ctx.escapedWorkerSchema}.migrations`,
        );
        if ((rows[0]?.latest ?? 0) < ctx.maxMigrationNumber) throw new QueueNotMigratedError(ctx.workerSchema);
        return next();
      },
    },
  },
};
