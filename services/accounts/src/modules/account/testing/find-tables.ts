import type { TestDatabase } from '@declic/nest-kit/testing';
import { Client } from 'pg';
import { adminLoginTo } from '../../../testing/admin-login-to';

/** Every table of the product that holds any of these texts. */
export async function findTablesWith(db: TestDatabase, texts: readonly string[]): Promise<string[]> {
  const admin = new Client({ connectionString: adminLoginTo(db) });
  await admin.connect();
  try {
    const { rows: tables } = await admin.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await admin.query(
        `select from ${name} as line where exists (select from unnest($1::text[]) text where lower(line::text) like '%' || lower(text) || '%')`,
        [texts],
      );
      if (rowCount) found.push(name);
    }
    return found.sort();
  } finally {
    await admin.end();
  }
}
