import { Pool } from 'pg';
import type { CommonConfig } from '../config/config';
import { connectionLimits, type ConnectionLimitsConfig } from '../database/connection-limits';

/**
 * The worker's connections. Whatever they report is heard for as long as they live; the library's own pool loses its listeners a
 * moment before it ends, and a connection that breaks in that moment would end the process.
 */
export function createJobPool(
  config: ConnectionLimitsConfig & Pick<CommonConfig, 'DATABASE_URL'>,
  applicationName: string,
  max: number,
  onError: (error: Error) => void,
): Pool {
  const pool = new Pool({
    ...connectionLimits(config),
    connectionString: config.DATABASE_URL,
    application_name: applicationName,
    max,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
