import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bootstrapDatabase } from '../../database/bootstrap.ts';
import { DATABASE, derivedPasswords, type LoginKind, loginUrl } from '../../database/logins.ts';
import { startPostgres } from '../../database/start-postgres.ts';

/** Nothing is lost when the benchmark dies, so the lines are written without care for that. */
const IN_A_HURRY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  shared_buffers: '1GB',
  maintenance_work_mem: '2GB',
  work_mem: '256MB',
  autovacuum: 'off',
};

const passwords = derivedPasswords('bench');

export interface BenchDatabase {
  url(kind: LoginKind): string;
  stop(): Promise<void>;
  /** The data may lie elsewhere than it was wanted. */
  remove(): Promise<void>;
}

/** A server of the benchmark's own: in a hurry to be filled, and then with the settings that the product runs with. */
export async function startDatabase(
  directory: string,
  port: number,
  phase: 'fill' | 'measure',
): Promise<BenchDatabase> {
  const options = { dataDir: join(directory, 'postgres'), port };
  const postgres = await startPostgres(phase === 'fill' ? { ...options, settings: IN_A_HURRY } : options);
  await bootstrapDatabase({ adminUrl: postgres.adminUrl, passwords });
  return {
    url: (kind) => loginUrl(postgres.adminUrl, DATABASE, passwords, 'accounts', kind),
    stop: () => postgres.stop(),
    remove: () => rm(postgres.dataDir, { recursive: true, force: true }),
  };
}
