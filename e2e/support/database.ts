import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { baseUrl } from '../playwright.config.ts';

/** Where a stack is, and its files. */
export interface StackPlace {
  readonly url: string;
  readonly dataDir: string;
}

/** Asks the database of a stack as the admin. */
export async function askDatabase<Row extends object>(
  place: StackPlace,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: adminUrl(place) });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Asks the database of the stack that journeys go through. */
export function askJourneyDatabase<Row extends object>(statement: string, values: readonly unknown[]): Promise<Row[]> {
  return askDatabase({ url: baseUrl, dataDir: process.env['DATA_DIR'] ?? '.data' }, statement, values);
}

function adminUrl({ url, dataDir }: StackPlace): string {
  const password = readFileSync(join(dataDir, 'postgres.secret'), 'utf8').trim();
  return `postgres://declic:${password}@127.0.0.1:${Number(new URL(url).port) + 190}/declic`;
}
