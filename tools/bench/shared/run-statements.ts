import { Client } from 'pg';

/** Runs statements one by one and gives the rows of the last. */
export async function runStatements(url: string, ...statements: readonly string[]): Promise<object[]> {
  const client = new Client({ connectionString: url, application_name: 'declic-bench' });
  await client.connect();
  try {
    let rows: object[] = [];
    for (const statement of statements) ({ rows } = await client.query<object>(statement));
    return rows;
  } finally {
    await client.end();
  }
}
