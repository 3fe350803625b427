import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';
import { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { migrate } from '../database/run-migrations';
import { dataSourceOptions, type ServiceDatabase } from '../database/service-database';
import { buildLoginUrl } from './login-to';
import type { TestPostgres } from './provided-context';
import { templateName } from './template-name';

const OBJECT_IN_USE = '55006';

/** A fresh, migrated database of its own for one test file. */
export interface TestDatabase {
  /** As the service runs: `<service>_app`. */
  readonly dataSource: DataSource;
  /** As the migrations run: `<service>_owner`. */
  readonly owner: DataSource;
  readonly url: string;
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

/** Services whose schema the tested one calls into, by name: one service does not import another. They are migrated first. */
export interface TestDatabaseOptions {
  readonly also?: readonly string[];
}

/** Makes a database on the run's server. Needs `serviceTest()` in the project's vitest.config.ts. */
export async function startTestDatabase(
  database: ServiceDatabase,
  { also = [] }: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const server: TestPostgres | undefined = inject('postgres');
  if (!server)
    throw new Error(
      'There is no test server: use serviceTest() of tools/vitest/service-preset.ts in vitest.config.ts.',
    );
  const template = await migratedTemplate(server, [...(await Promise.all(also.map(importDatabase))), database]);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);

  const url = buildLoginUrl(server, database.name, 'app', name);
  const ownerUrl = buildLoginUrl(server, database.name, 'owner', name);
  const dataSource = await new DataSource(dataSourceOptions(database, url)).initialize();
  const owner = await new DataSource(dataSourceOptions(database, ownerUrl, 2)).initialize();
  return {
    dataSource,
    owner,
    url,
    ownerUrl,
    async stop() {
      await Promise.all([dataSource.destroy(), owner.destroy()]);
      await drop(server, name);
    },
  };
}

/**
 * Migrates once per run and set of services; the databases of the test files are copies, which take a tenth of the time. It is
 * renamed when it is complete, so that a failed migration is no template for the next file.
 */
async function migratedTemplate(server: TestPostgres, databases: readonly ServiceDatabase[]): Promise<string> {
  const template = templateName(databases);
  const admin = new Client({ connectionString: server.adminUrl });
  await admin.connect();
  try {
    // Test files of other workers wait here. Ends with the connection.
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount !== 0) return template;
    const draft = `${template}_draft`;
    await admin.query(`DROP DATABASE IF EXISTS "${draft}"`);
    await admin.query(`CREATE DATABASE "${draft}" TEMPLATE "${server.template}"`);
    for (const database of databases) await migrateIn(server, draft, database);
    await admin.query(`ALTER DATABASE "${draft}" RENAME TO "${template}"`);
    return template;
  } finally {
    await admin.end();
  }
}

async function migrateIn(server: TestPostgres, name: string, database: ServiceDatabase): Promise<void> {
  const toUrl = (kind: 'owner' | 'app') => buildLoginUrl(server, database.name, kind, name);
  await migrate(database, toUrl('owner'), toUrl('app'));
}

async function importDatabase(service: string): Promise<ServiceDatabase> {
  const file = join(import.meta.dirname, '../../../../services', service, 'src/database/data-source.ts');
  const { database } = (await import(/* @vite-ignore */ file)) as { database: ServiceDatabase };
  return database;
}

/**
 * Waits until the server has closed the connections of ended pools. One that is terminated earlier emits an error on a pool
 * without listeners, which fails the test run.
 */
async function drop(server: TestPostgres, name: string): Promise<void> {
  try {
    // PostgreSQL waits five seconds for others to leave.
    await asAdmin(server, `DROP DATABASE "${name}"`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== OBJECT_IN_USE) throw error;
    await asAdmin(server, `DROP DATABASE "${name}" WITH (FORCE)`);
  }
}

async function asAdmin({ adminUrl }: TestPostgres, statement: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}
