import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { EarlierVersionError, hasKnownHistory, type ReadValues } from '@declic/nest-kit/known-history';
import { Client } from 'pg';
import { SERVICES } from '../database/logins.ts';
import { CliError } from '../database/cli-error.ts';
import { root } from './settings.ts';

const REMEDY = 'move it away and start again for fresh data, choose another folder with DATA_DIR';

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
    const read: ReadValues = async (statement) => (await client.query<{ value: string | null }>(statement)).rows;
    for (const service of SERVICES) {
      if (await hasKnownHistory(read, service, migrationNames(service))) continue;
      throw new CliError(new EarlierVersionError(`The data in ${place}`, REMEDY).message);
    }
  } finally {
    await client.end();
  }
}

/** Of the service and of the tables that services share. */
function migrationNames(service: string): string[] {
  const files = globSync(
    [`services/${service}/src/database/migrations/*.sql`, 'libs/nest-kit/src/*/migrations/*.sql'],
    {
      cwd: root,
    },
  );
  return files.map((file) => basename(file));
}
