import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { SERVICES } from '../database/logins.ts';
import { CliError } from '../database/cli-error.ts';
import { root } from './settings.ts';

/** A database, and where it lies as its owner would say it. */
export interface StoredData {
  readonly adminUrl: string;
  readonly database: string;
  readonly place: string;
}

/**
 * Looks for schemas that an earlier version made with migrations that this version does not have any more.
 *
 * @throws {CliError} there are such schemas: nothing can be built on them.
 */
export async function assertKnownData({ adminUrl, database, place }: StoredData): Promise<void> {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  const client = new Client({ connectionString: url.href, application_name: 'declic-migrations' });
  await client.connect();
  try {
    for (const service of SERVICES) {
      if (await isKnown(client, service)) continue;
      throw new CliError(
        `The data in ${place} was made by an earlier version of Declic, and this version cannot go on with it: ` +
          'move it away and start again for fresh data, choose another folder with DATA_DIR, or go back to that version.',
      );
    }
  } finally {
    await client.end();
  }
}

async function isKnown(client: Client, service: string): Promise<boolean> {
  const { rows: tables } = await client.query(
    `SELECT FROM pg_tables WHERE schemaname = $1 AND tablename = 'migrations'`,
    [service],
  );
  if (tables.length === 0) return true;
  const { rows } = await client.query<{ timestamp: string }>(
    `SELECT "timestamp" FROM ${escapeIdentifier(service)}.migrations ORDER BY "timestamp" LIMIT 1`,
  );
  const [oldest] = rows;
  return oldest === undefined || oldest.timestamp === firstMigration(service);
}

function firstMigration(service: string): string {
  const [first = ''] = readdirSync(join(root, 'services', service, 'src/database/migrations')).sort();
  return first.slice(0, 13);
}
