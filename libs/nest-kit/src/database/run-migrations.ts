import 'reflect-metadata';
import { runMigrations as runQueueMigrations } from 'graphile-worker';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { prepareQueue } from '../jobs/prepare-queue';
import { dataSourceOptions, type ServiceDatabase } from './service-database';

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const environment = z.object({ OWNER_DATABASE_URL: postgresUrl, DATABASE_URL: postgresUrl.optional() });

/**
 * The whole of a service's `migrate.ts`: brings its schema up to date as the schema's owner and, when the service's own login is
 * given too, its job queue. A service does the latter by itself otherwise, but that interrupts the workers of all others.
 */
export async function runMigrations(database: ServiceDatabase): Promise<void> {
  const settings = environment.safeParse(process.env);
  if (!settings.success) {
    console.error(
      'OWNER_DATABASE_URL must be the PostgreSQL URL of the role that owns the schema (and DATABASE_URL, if set, that of the service).',
    );
    process.exitCode = 1;
    return;
  }
  const { OWNER_DATABASE_URL, DATABASE_URL } = settings.data;
  const applied = await migrate(database, OWNER_DATABASE_URL);
  for (const name of applied) process.stdout.write(`${database.name}: ${name}\n`);
  if (DATABASE_URL !== undefined) await migrateQueue(database, DATABASE_URL);
}

/** Runs what has not run yet and gives its names. Two migrators at once take turns. */
export async function migrate(database: ServiceDatabase, ownerUrl: string): Promise<string[]> {
  return withDataSource(database, ownerUrl, async (dataSource) => {
    const turn = dataSource.createQueryRunner();
    try {
      await turn.query('SELECT pg_advisory_lock(hashtext($1))', [`declic-migrate-${database.name}`]);
      const applied = await dataSource.runMigrations();
      return applied.map(({ name }) => name);
    } finally {
      await turn.release();
    }
  });
}

async function migrateQueue(database: ServiceDatabase, url: string): Promise<void> {
  const schema = `${database.name}_jobs`;
  await withDataSource(database, url, (dataSource) => prepareQueue(dataSource, schema));
  await runQueueMigrations({ connectionString: url, schema });
}

async function withDataSource<Result>(
  database: ServiceDatabase,
  url: string,
  work: (dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  const dataSource = await new DataSource(dataSourceOptions(database, url, 2)).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
