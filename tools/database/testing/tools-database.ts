import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';

/** A database with the empty schemas of all services, on the server of the test run, for one file of tests. */
export interface ToolsDatabase {
  readonly name: string;
  readonly adminUrl: string;
  /** Connected as the admin. */
  readonly client: Client;
}

/** Belongs at the top of a test file: what it makes is removed after the file's tests. */
export async function createToolsDatabase(): Promise<ToolsDatabase> {
  const { adminUrl: serverUrl, template } = inject('postgres');
  const name = `tools_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl);
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  url.pathname = `/${name}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  afterAll(async () => {
    await client.end();
    await server.query(`DROP DATABASE "${name}" WITH (FORCE)`);
    await server.end();
  });
  return { name, adminUrl: url.href, client };
}
