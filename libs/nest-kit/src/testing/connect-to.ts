import { Client } from 'pg';
import { afterAll } from 'vitest';
import { loginTo } from './login-to';

/** A connection of another service, or of the owner of its schema, to this test's database; it ends with the test file. */
export async function connectTo(...login: Parameters<typeof loginTo>): Promise<Client> {
  const client = new Client({ connectionString: loginTo(...login) });
  await client.connect();
  afterAll(() => client.end());
  return client;
}
