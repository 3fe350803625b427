import { Pool } from 'pg';

/**
 * The worker's connections. Whatever they report is heard for as long as they live; the library's own pool loses its listeners a
 * moment before it ends, and a connection that breaks in that moment would end the process.
 */
export function createJobPool(
  url: string,
  applicationName: string,
  max: number,
  onError: (error: Error) => void,
): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: applicationName,
    max,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
