import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { casesAt } from './cases.ts';
import { emails, fill } from './fill.ts';
import { measure } from './measure.ts';
import { signIn } from './reader.ts';
import { report } from './report.ts';
import { ORDINARY_LINES, settings } from './settings.ts';
import { type BenchDatabase, startDatabase } from './start-database.ts';
import { buildService, migrate, type RunningService, startService } from './start-service.ts';
import { waitForCheckpoints } from './wait-for-checkpoints.ts';

/** Compares an account of millions of lines with one of a thousand: what the usage page reads must cost about the same. */
async function main(): Promise<void> {
  const parent = settings.directory ?? tmpdir();
  await mkdir(parent, { recursive: true });
  const directory = await mkdtemp(join(parent, 'declic-usage-'));
  // PostgreSQL may run as another user.
  await chmod(directory, 0o755);
  try {
    await buildService();
    await timed('filled', () => fillIn(directory));
    await readBack(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function fillIn(directory: string): Promise<void> {
  const { largeLines, smallLines, ordinaryAccounts, port } = settings;
  console.log(`One account of ${largeLines} lines, one of ${smallLines}, ${ordinaryAccounts} of ${ORDINARY_LINES}`);
  const database = await startDatabase(directory, port, 'fill');
  try {
    await migrate(database, directory);
    await fill(database.url('owner'));
  } finally {
    await database.stop();
  }
}

async function readBack(directory: string): Promise<void> {
  const database = await startDatabase(directory, settings.port, 'measure');
  try {
    await readThrough(await startService(database, directory, settings.port + 1), database);
  } finally {
    await database.stop();
    await database.remove();
  }
}

async function readThrough(service: RunningService, database: BenchDatabase): Promise<void> {
  try {
    const checkpoints = await timed('marked', () => waitForCheckpoints(database.url('owner')));
    console.log(`${checkpoints} checkpoints`);
    const readers = {
      large: await signIn(service.origin, emails.large),
      small: await signIn(service.origin, emails.small),
    };
    report(await timed('measured', () => measure(readers, casesAt(new Date()), settings.rounds)));
    for (const reader of Object.values(readers)) reader.close();
  } finally {
    await service.stop();
  }
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  console.log(`${what} in ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
  return result;
}

await main();
