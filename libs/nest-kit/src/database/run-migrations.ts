import 'reflect-metadata';
import { DataSource, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { migrateQueue } from './queue-migration';
import { applyFunctions } from './apply-functions';
import { isLockTimeout } from '../errors/database-errors';
import { EarlierVersionError, hasKnownHistory } from './known-history';
import { dataSourceOptions, type ServiceDatabase } from './service-database';
import { toSqlFiles } from './sql-files';

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
/** How long a migration waits for a lock: what waits for a long transaction makes all others wait behind it. */
const LOCK_TIMEOUT_MS = 5_000;

const LOCK_ATTEMPTS = 3;

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
  try {
    const applied = await migrate(database, OWNER_DATABASE_URL, DATABASE_URL);
    for (const name of applied) process.stdout.write(`${database.name}: ${name}\n`);
  } catch (error) {
    if (!(error instanceof EarlierVersionError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Runs the migrations that have not run yet, then applies the functions that changed. Two migrators at once take turns.
 *
 * @returns the names of what was applied in the service's schema.
 * @throws {EarlierVersionError} the schema was made by a version from before the first migration that there is now.
 */
export async function migrate(database: ServiceDatabase, ownerUrl: string, url: string): Promise<string[]> {
  const applied = await migrateSchema(database, ownerUrl);
  await withDataSource(database, url, (dataSource) => migrateQueue(dataSource, url, database.name));
  return applied;
}

/** A lock timeout is no failure yet: the transaction in the way may be short. Everything is in transactions, so it begins again. */
async function migrateSchema(database: ServiceDatabase, ownerUrl: string): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateSchemaOnce(database, ownerUrl);
    } catch (error) {
      if (attempt === LOCK_ATTEMPTS || !isLockTimeout(error)) throw error;
    }
  }
}

async function migrateSchemaOnce(database: ServiceDatabase, ownerUrl: string): Promise<string[]> {
  return withDataSource(database, ownerUrl, async (dataSource) => {
    const turn = dataSource.createQueryRunner();
    try {
      // Waiting for another migrator has no limit.
      await turn.query('SET lock_timeout = 0');
      await turn.query('SELECT pg_advisory_lock(hashtext($1))', [`declic-migrate-${database.name}`]);
      await turn.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await assertKnownHistory(turn, database);
      const applied = await dataSource.runMigrations();
      const functions = await applyFunctions(turn, database.name, database.functions);
      return [...applied.map(({ name }) => name), ...functions];
    } finally {
      await turn.release();
    }
  });
}

async function assertKnownHistory(runner: QueryRunner, { name, migrations }: ServiceDatabase): Promise<void> {
  const read = (statement: string): Promise<{ value: string | null }[]> => runner.query(statement);
  const names = toSqlFiles(migrations).map((file) => file.name);
  if (await hasKnownHistory(read, name, names)) return;
  throw new EarlierVersionError(`The schema "${name}"`, 'use a fresh database');
}

async function withDataSource<Result>(
  database: ServiceDatabase,
  url: string,
  work: (dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(database, url, 2),
    extra: { lock_timeout: LOCK_TIMEOUT_MS },
  }).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
