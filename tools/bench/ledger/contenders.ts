import { join } from 'node:path';
import type { BenchDatabase } from './database.ts';
import { forkContender } from './forked-contender.ts';
import { BEGIN_SCRIPT, pgbenchContender } from './pgbench.ts';

export async function contenders(database: BenchDatabase, pgbench: string) {
  const { chargesUrl, peerUrl } = database;
  return {
    pgbench: pgbenchContender(pgbench, chargesUrl, BEGIN_SCRIPT),
    declic: await forkContender(join(import.meta.dirname, 'charges.ts'), chargesUrl),
    peer: await forkContender(join(import.meta.dirname, 'peer/verifies.js'), peerUrl),
  };
}
