import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { dataSourceOptions, type ServiceDatabase } from './service-database';

const environment = z.object({ OWNER_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }) });

/** The whole of a service's `migrate.ts`: brings its schema up to date as the schema's owner. */
export async function runMigrations(database: ServiceDatabase): Promise<void> {
  const settings = environment.safeParse(process.env);
  if (!settings.success) {
    console.error('OWNER_DATABASE_URL must be the PostgreSQL URL of the role that owns the schema.');
    process.exitCode = 1;
    return;
  }
  const applied = await migrate(database, settings.data.OWNER_DATABASE_URL);
  for (const name of applied) process.stdout.write(`${database.name}: ${name}\n`);
}

/** Runs what has not run yet and gives its names. Two migrators at once take turns. */
export async function migrate(database: ServiceDatabase, ownerUrl: string): Promise<string[]> {
  const dataSource = await new DataSource(dataSourceOptions(database, ownerUrl, 2)).initialize();
  const turn = dataSource.createQueryRunner();
  try {
    await turn.query('SELECT pg_advisory_lock(hashtext($1))', [`declic-migrate-${database.name}`]);
    const applied = await dataSource.runMigrations();
    return applied.map(({ name }) => name);
  } finally {
    await turn.release();
    await dataSource.destroy();
  }
}
