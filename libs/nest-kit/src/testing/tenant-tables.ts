import type { DataSource } from 'typeorm';

/** Names the tables of a schema that hold users' rows without forced row-level security. A test expects none. */
export async function tenantTablesWithoutRls(
  dataSource: DataSource,
  schema = String(dataSource.options.type === 'postgres' ? dataSource.options.schema : ''),
): Promise<string[]> {
  const rows: { name: string }[] = await dataSource.query(
    `SELECT DISTINCT class.relname AS name
       FROM pg_class class
       JOIN pg_namespace namespace ON namespace.oid = class.relnamespace
       JOIN pg_attribute attribute ON attribute.attrelid = class.oid AND attribute.attname = 'user_id' AND NOT attribute.attisdropped
      WHERE namespace.nspname = $1 AND class.relkind IN ('r', 'p')
        AND NOT (class.relrowsecurity AND class.relforcerowsecurity)
      ORDER BY 1`,
    [schema],
  );
  return rows.map(({ name }) => name);
}
