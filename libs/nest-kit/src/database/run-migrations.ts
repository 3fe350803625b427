import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { migrateQueue } from '../jobs/queue-migration';
import { dataSourceOptions, type ServiceDatabase } from './service-database';

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const environment = z.object({ OWNER_DATABASE_URL: postgresUrl, DATABASE_URL: postgresUrl });

/**
 * The whole of a service's `migrate.ts`: brings its schema up to date as the schema's owner, and its job queue as the service's own
 * login. A service does neither by itself.
 */
export async function runMigrations(database: ServiceDatabase): Promise<void> {
  const settings = environment.safeParse(process.env);
  if (!settings.success) {
    console.error(
      'OWNER_DATABASE_URL must be the PostgreSQL URL of the role that owns the schema, and DATABASE_URL that of the service.',
    );
    process.exitCode = 1;
    return;
  }
  const { OWNER_DATABASE_URL, DATABASE_URL } = settings.data;
  const applied = await migrate(database, OWNER_DATABASE_URL, DATABASE_URL);
  for (const name of applied) process.stdout.write(`${database.name}: ${name}\n`);
}

/** Runs what has not run yet and gives the names of the schema's migrations among it. Two migrators at once take turns. */
export async function migrate(database: ServiceDatabase, ownerUrl: string, url: string): Promise<string[]> {
  const applied = await migrateSchema(database, ownerUrl);
  await withDataSource(database, url, (dataSource) => migrateQueue(dataSource, url, database.name));
  return applied;
}

async function migrateSchema(database: ServiceDatabase, ownerUrl: string): Promise<string[]> {
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
