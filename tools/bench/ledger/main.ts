import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPeer } from '../shared/install-peer.ts';
import { prepareDatabase } from './database.ts';
import { buildSubject } from './build-subject.ts';
import { built } from './built.ts';
import { contenders } from './contenders.ts';
import { findPgbench } from './pgbench.ts';
import { report } from './report.ts';
import { LOADS } from './loads.ts';
import { takeTurns } from './take-turns.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
const SECONDS = Number(process.env['SECONDS'] ?? 1);

/** The repository that begins runs. */
const SUBJECT = { outDir: built, files: { 'runs-repository': 'modules/runs/runs.repository.ts' } };

/**
 * `npm run bench:ledger`: paid calls that begin per second, answered after a durable commit, of (a) pgbench with the same function, (b) the
 * repository of the actions service and (c) the API-key plugin of better-auth. One server, one run; who goes first changes from round to round.
 */
async function main(): Promise<void> {
  const pgbench = await findPgbench();
  await Promise.all([buildSubject(SUBJECT), installPeer(join(import.meta.dirname, 'peer'), 'better-auth')]);
  const folder = await mkdtemp(join(tmpdir(), 'declic-bench-ledger-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  const database = await prepareDatabase(join(folder, 'postgres'), built);
  try {
    const all = await contenders(database, pgbench);
    try {
      const rounds = { rounds: ROUNDS, seconds: SECONDS };
      report(await takeTurns(all, LOADS, rounds), rounds);
    } finally {
      for (const { stop } of Object.values(all)) stop();
    }
    await database.assertSound();
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
