import type { DataSource } from 'typeorm';

/**
 * Makes the table in which the queue records its own migrations. Left to itself it would run CREATE SCHEMA, which needs rights on
 * the whole database even where the schema exists; the service's login has none.
 */
export async function prepareQueue(dataSource: DataSource, schema: string): Promise<void> {
  await dataSource.transaction(async (manager) => {
    // Replicas that start together take turns.
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [schema]);
    await manager.query(
      `CREATE TABLE IF NOT EXISTS "${schema}".migrations (
         id int PRIMARY KEY,
         ts timestamptz NOT NULL DEFAULT now(),
         breaking boolean NOT NULL DEFAULT false
       )`,
    );
  });
}
