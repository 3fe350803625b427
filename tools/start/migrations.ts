import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

const QUEUE_LIBRARY = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../node_modules/graphile-worker/package.json'), 'utf8'),
) as { version: string };

/**
 * Runs a service's migrations only when its build is another one than the last that migrated this database. The memory is in the
 * database, because it must vanish with it.
 */
export async function migrateOnce(
  adminUrl: string,
  database: string,
  builds: readonly MigrationBuild[],
): Promise<void> {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  const client = new Client({ connectionString: url.href, application_name: 'declic-migrations' });
  await client.connect();
  try {
    await client.query(
      `CREATE SCHEMA IF NOT EXISTS setup; CREATE TABLE IF NOT EXISTS setup.migrated (service text PRIMARY KEY, build text NOT NULL)`,
    );
    const { rows } = await client.query<{ service: string; build: string }>(
      'SELECT service, build FROM setup.migrated',
    );
    const known = new Map(rows.map(({ service, build }) => [service, build]));
    for (const { service, dist, migrate } of builds) {
      const build = hashBuild(dist);
      if (known.get(service) === build) continue;
      await migrate();
      await client.query(
        'INSERT INTO setup.migrated VALUES ($1, $2) ON CONFLICT (service) DO UPDATE SET build = excluded.build',
        [service, build],
      );
    }
  } finally {
    await client.end();
  }
}

/** A service, where its build is, and how its migrations are run. */
export interface MigrationBuild {
  readonly service: string;
  readonly dist: string;
  migrate(): Promise<void>;
}

/** The whole build, because which of its chunks the migrations use is up to the bundler, and the library whose queue tables they make. */
function hashBuild(dist: string): string {
  const hash = createHash('sha256').update(`graphile-worker ${QUEUE_LIBRARY.version}`);
  for (const file of globSync('**/*.js', { cwd: dist }).sort())
    hash.update(file).update(readFileSync(join(dist, file)));
  return hash.digest('hex');
}
