import { Pool } from 'pg';
import type { CommonConfig } from '../config/config';
import { connectionLimits, type ConnectionLimitsConfig } from '../database/connection-limits';

/**
 * The worker's connections, with error listeners that stay until a connection ends. The library's own pool removes its
 * listeners earlier, and a connection that breaks in between would end the process.
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
