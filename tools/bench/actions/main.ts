import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSubject } from '../ledger/build-subject.ts';
import { type BenchDatabase, prepareDatabase } from '../ledger/database.ts';
import { forkContender, forkServer } from '../ledger/forked-contender.ts';
import { LOADS, UNLIMITED_CALLS } from '../ledger/loads.ts';
import { findPgbench, pgbenchContender } from '../ledger/pgbench.ts';
import { takeTurns } from '../ledger/take-turns.ts';
import { installPeer } from '../shared/install-peer.ts';
import { fillCatalogue, liftRateLimits } from './bench-catalogue.ts';
import { built } from './built.ts';
import { CALL_SCRIPT } from './pgbench-script.ts';
import { report } from './report.ts';
import { measureSearches } from './search.ts';
import { settings } from './settings.ts';
import { startProduct } from './start-product.ts';

/**
 * `npm run bench:actions`: calls of `POST /v1/actions/email_validate` from the key to the record of the run, over HTTP, against (a) pgbench
 * with the same statements, (b) a bare server of the same HTTP stack and (c) the same action behind the API-key plugin of better-auth.
 */
async function main(): Promise<void> {
  const pgbench = await findPgbench();
  await Promise.all([
    buildSubject({
      outDir: built,
      files: {
        main: 'main.ts',
        'action-worker': 'action-worker.ts',
        'email-action': 'catalogue/email-contacts/email_validate.action.ts',
      },
      plugins: [liftRateLimits(UNLIMITED_CALLS), fillCatalogue()],
    }),
    installPeer(join(import.meta.dirname, '../ledger/peer'), 'better-auth'),
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'declic-bench-actions-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  const database = await prepareDatabase(join(folder, 'postgres'), built);
  try {
    await measureAll(database, { pgbench, folder });
    await database.assertSound();
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureAll(
  { chargesUrl, peerUrl }: BenchDatabase,
  { pgbench, folder }: { readonly pgbench: string; readonly folder: string },
): Promise<void> {
  const bare = await forkServer(join(import.meta.dirname, 'servers/bare.ts'));
  const peer = await forkServer(join(import.meta.dirname, 'servers/behind-peer.ts'), peerUrl);
  const product = await startProduct(chargesUrl, folder);
  const callsTo = ({ origin }: { readonly origin: string }) =>
    forkContender(join(import.meta.dirname, 'http-calls.ts'), origin);
  const contenders = {
    pgbench: pgbenchContender(pgbench, chargesUrl, CALL_SCRIPT),
    bare: await callsTo(bare),
    peer: await callsTo(peer),
    declic: await callsTo(product),
  };
  try {
    const searches = await measureSearches(product.origin, settings.searches);
    report(await takeTurns(contenders, LOADS, settings), searches);
  } finally {
    for (const { stop } of Object.values(contenders)) stop();
    for (const { stop } of [bare, peer]) stop();
    await product.stop();
  }
}

await main();
