import { type Client, escapeIdentifier } from 'pg';

interface Definition {
  readonly name: string;
  readonly definition: string;
}

/**
 * Runs `work` while a table has neither indexes nor triggers, and then gives it the same ones again: far faster than keeping them
 * up to date.
 */
export async function inBulk(client: Client, table: string, work: () => Promise<void>): Promise<void> {
  const constraints = await client.query<Definition>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype in ('p', 'u')`,
    [table],
  );
  const indexes = await client.query<Definition>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  for (const { name } of constraints.rows)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  await client.query(`alter table ${table} disable trigger user`);
  await work();
  await client.query(`alter table ${table} enable trigger user`);
  for (const { name, definition } of constraints.rows) {
    console.log(`  index ${name}`);
    await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
  }
  for (const { name, definition } of indexes.rows) {
    console.log(`  index ${name}`);
    await client.query(definition);
  }
}
