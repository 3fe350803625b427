import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkContender } from '../ledger/forked-contender.ts';
import { findPgbench, pgbenchContender } from '../ledger/pgbench.ts';
import { type Measurements, takeTurns } from '../ledger/take-turns.ts';
import { buildSubject } from '../shared/build-subject.ts';
import { runWithLeftovers } from '../shared/leftovers.ts';
import { startDatabase } from './bench-database.ts';
import { loadName, LOADS } from './loads.ts';
import { measurePages } from './pages.ts';
import { BOOKING_SCRIPT } from './pgbench-script.ts';
import { reportBookings, reportPages } from './report.ts';
import { settings } from './settings.ts';
import { startProduct } from './start-product.ts';

const built = join(import.meta.dirname, 'dist');

/**
 * `npm run bench:bookings`: bookings of free seats per second over HTTP, of one session and of 100, against pgbench with the same
 * statements; and what the pages read, with 5,000 sessions against 10.
 */
await runWithLeftovers(async (leftovers) => {
  leftovers.push(() => rm(built, { recursive: true, force: true }));
  await buildSubject(built, { main: 'workshops/src/main.ts', migrate: 'workshops/src/migrate.ts' });
  const folder = await mkdtemp(join(tmpdir(), 'declic-bench-bookings-'));
  leftovers.push(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  const database = await startDatabase(join(folder, 'postgres'), built);
  leftovers.push(() => database.stop());
  const product = await startProduct(database.url, built, folder);
  leftovers.push(() => product.stop());
  if (!settings.onlyPages) reportBookings(await measureBookings(database.url, product.origin));
  reportPages(await measurePages(database, product.origin, settings));
});

async function measureBookings(databaseUrl: string, origin: string): Promise<Measurements> {
  const pgbench = pgbenchContender(await findPgbench(), databaseUrl, BOOKING_SCRIPT);
  const declic = await forkContender(join(import.meta.dirname, 'http-bookings.ts'), origin);
  try {
    return await takeTurns({ pgbench, declic }, LOADS, settings, loadName);
  } finally {
    declic.stop();
  }
}
