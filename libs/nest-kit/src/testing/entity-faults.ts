import type { DataSource, EntityMetadata } from 'typeorm';

type ColumnMetadata = EntityMetadata['columns'][number];

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Null where the database cannot say: in views and computed columns. */
  readonly nullable: boolean | null;
  /** Whether an insert has to name it. */
  readonly required: boolean;
}

/** Columns as they are stored: of a domain, its base type. */
const COLUMNS = `
  select relname as table, attname as name,
         format_type(case typtype when 'd' then typbasetype else type.oid end, null) as type,
         case when relkind <> 'v' and attgenerated = '' then not (attnotnull or typnotnull) end as nullable,
         (attnotnull or typnotnull) and not atthasdef and attidentity = '' and typdefault is null as required
    from pg_attribute attribute
    join pg_class class on class.oid = attrelid
    join pg_type type on type.oid = atttypid
   where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped`;

/**
 * Where the entities of a service describe other tables and columns than its migrations made, one sentence each. A test expects none.
 * Defaults, indexes and checks are the migrations' own: no entity describes them.
 */
export async function entityFaults(dataSource: DataSource, schema: string): Promise<string[]> {
  const stored = await dataSource.query<Column[]>(COLUMNS, [schema]);
  return dataSource.entityMetadatas.flatMap((entity) => {
    const columns = stored.filter(({ table }) => table === entity.tableName);
    if (columns.length === 0) return [`${entity.name} describes ${entity.tableName}, which does not exist`];
    return [
      ...entity.columns.flatMap((described) => columnFaults(dataSource, described, columns)),
      ...missingFaults(entity, columns),
    ];
  });
}

function columnFaults(dataSource: DataSource, described: ColumnMetadata, stored: readonly Column[]): string[] {
  const { databaseName, entityMetadata, isArray, isNullable, isVirtualProperty } = described;
  if (isVirtualProperty) return []; // computed by its own query
  const name = `${entityMetadata.tableName}.${databaseName}`;
  const column = stored.find((each) => each.name === databaseName);
  if (!column) return [`${name} does not exist`];
  const type = `${dataSource.driver.normalizeType(described)}${isArray ? '[]' : ''}`;
  return [
    // The columns of a view are described by name.
    ...(type === column.type || type === '' ? [] : [`${name} is of type ${column.type}, and described as ${type}`]),
    ...(isNullable === (column.nullable ?? isNullable) ? [] : [`${name} is ${column.nullable ? '' : 'not '}nullable`]),
  ];
}

/** A column that no entity reads is fine, unless an insert of the entity would fail for want of it. */
function missingFaults({ tableName, columns }: EntityMetadata, stored: readonly Column[]): string[] {
  return stored
    .filter(({ name, required }) => required && !columns.some(({ databaseName }) => databaseName === name))
    .map(({ name }) => `${tableName}.${name} has no default, and is not described`);
}
