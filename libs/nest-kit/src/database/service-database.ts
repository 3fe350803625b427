import type { DataSourceOptions, EntityTarget, MigrationInterface, ObjectLiteral } from 'typeorm';
import { connectionLimits, type ConnectionLimitsConfig } from './connection-limits';

/** What a service keeps in the database: listed class by class, so that nothing depends on file names. */
export interface ServiceDatabase {
  /** The service's name, which is its schema's name too. */
  readonly name: string;
  readonly entities: readonly EntityTarget<ObjectLiteral>[];
  /** In the order in which they run. */
  readonly migrations: readonly (new () => MigrationInterface)[];
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
    ...(limits && boundedConnections(limits)),
    entities: entities as Extract<DataSourceOptions, { type: 'postgres' }>['entities'] & object,
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    // Failed queries come with their parameters; the problem filter logs the error without them.
    logging: false,
  } satisfies DataSourceOptions;
}

function boundedConnections(limits: ConnectionLimitsConfig) {
  const { connectionTimeoutMillis, ...extra } = connectionLimits(limits);
  return { connectTimeoutMS: connectionTimeoutMillis, extra };
}
