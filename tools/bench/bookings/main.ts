import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkContender } from '../ledger/forked-contender.ts';
import { findPgbench, pgbenchContender } from '../ledger/pgbench.ts';
import { type Contender, type Measurements, takeTurns } from '../ledger/take-turns.ts';
import { buildSubject } from '../shared/build-subject.ts';
import { runWithLeftovers, type TakeDown } from '../shared/leftovers.ts';
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
  const pgbench = settings.onlyPages ? undefined : await findPgbench();
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
  if (pgbench !== undefined) {
    const yardstick = pgbenchContender(pgbench, database.url, BOOKING_SCRIPT);
    reportBookings(await measureBookings(yardstick, product.origin, leftovers));
  }
  reportPages(await measurePages(database, product.origin, settings));
});

async function measureBookings(pgbench: Contender, origin: string, leftovers: TakeDown[]): Promise<Measurements> {
  const declic = await forkContender(join(import.meta.dirname, 'http-bookings.ts'), origin);
  leftovers.push(async () => declic.stop());
  return takeTurns({ pgbench, declic }, LOADS, settings, loadName);
}
