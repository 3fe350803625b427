import type { PoolConfig } from 'pg';
import type { DataSourceOptions, EntityTarget, ObjectLiteral } from 'typeorm';
import { connectionLimits, type ConnectionLimitsConfig } from './connection-limits';
import { SnakeCaseColumns } from './snake-case-columns';
import type { SqlFiles } from './sql-files';
import { toMigrations } from './sql-migrations';

/** What a service keeps in the database. */
export interface ServiceDatabase {
  /** The service's name, which is its schema's name too. */
  readonly name: string;
  readonly entities: readonly EntityTarget<ObjectLiteral>[];
  /** `migrations/<milliseconds>-<name>.sql`: tables, each applied once, in the order of their names. */
  readonly migrations: SqlFiles;
  /** `functions/<name>.sql`: functions and views with their grants, applied again when they change. */
  readonly functions: SqlFiles;
}

/** How TypeORM reaches a service's schema with a given login; without `limits` (migrations, tests) it waits as long as it takes. */
export function dataSourceOptions(
  { name, entities, migrations }: ServiceDatabase,
  url: string,
  poolSize = 10,
  limits?: ConnectionLimitsConfig,
) {
  return {
    type: 'postgres',
    url,
    schema: name,
    applicationName: `declic-${name}`,
    poolSize,
    ...pooledConnections(limits),
    entities: entities as Extract<DataSourceOptions, { type: 'postgres' }>['entities'] & object,
    migrations: toMigrations(migrations),
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeCaseColumns(),
    synchronize: false,
    installExtensions: false,
    // Failed queries come with their parameters; the problem filter logs the error without them.
    logging: false,
  } satisfies DataSourceOptions;
}

/** A statement is sent without waiting for the answer to the one before it: `queryAsUser` needs one round trip. */
const PIPELINED = { pipeline: true } satisfies PoolConfig;

function pooledConnections(limits: ConnectionLimitsConfig | undefined) {
  if (!limits) return { extra: PIPELINED };
  const { connectionTimeoutMillis, ...bounds } = connectionLimits(limits);
  return { connectTimeoutMS: connectionTimeoutMillis, extra: { ...bounds, ...PIPELINED } };
}
