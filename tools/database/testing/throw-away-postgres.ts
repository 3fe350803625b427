import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { startPostgres } from '../start-postgres.ts';

/** Data of tests need not survive a crash. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** An empty PostgreSQL in a temporary folder, which goes with it. */
export async function startThrowAwayPostgres(): Promise<{ readonly adminUrl: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'declic-test-'));
  // PostgreSQL may run as another user than the tests.
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort(), settings });
  return {
    adminUrl: postgres.adminUrl,
    async stop() {
      await postgres.stop();
      // One after the other: the first is usually inside the second.
      for (const path of [postgres.dataDir, folder]) await rm(path, { recursive: true, force: true });
    },
  };
}
