import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';
import { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { migrate } from '../database/run-migrations';
import { dataSourceOptions, type ServiceDatabase } from '../database/service-database';
import type { TestPostgres } from './provided-context';

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
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server, `CREATE DATABASE "${name}" TEMPLATE "${server.template}"`);
  for (const service of also) {
    const [itsOwner, itself] = [loginUrl(server, service, 'owner', name), loginUrl(server, service, 'app', name)];
    await migrate(await importDatabase(service), itsOwner, itself);
  }

  const url = loginUrl(server, database.name, 'app', name);
  const ownerUrl = loginUrl(server, database.name, 'owner', name);
  await migrate(database, ownerUrl, url);
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

function loginUrl({ logins }: TestPostgres, service: string, kind: 'owner' | 'app', database: string): string {
  const login = logins[service];
  if (!login) throw new Error(`There is no service "${service}": tools/database/logins.ts lists them.`);
  const url = new URL(login[kind]);
  url.pathname = `/${database}`;
  return url.href;
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
