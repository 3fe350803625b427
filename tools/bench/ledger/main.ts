import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from './database.ts';
import { buildSubject } from './build-subject.ts';
import { type Contender, contenders } from './contenders.ts';
import { installPeer } from './install-peer.ts';
import { findPgbench } from './pgbench.ts';
import { report } from './report.ts';
import { type Load, type Measurements, LOADS, loadName } from './loads.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
const SECONDS = Number(process.env['SECONDS'] ?? 1);

/**
 * `npm run bench:ledger`: paid calls that begin per second, answered after a durable commit, of (a) pgbench with the same function, (b) the
 * repository of the actions service and (c) the API-key plugin of better-auth. One server, one run; who goes first changes from round to round.
 */
async function main(): Promise<void> {
  const pgbench = await findPgbench();
  await Promise.all([buildSubject(), installPeer()]);
  const folder = await mkdtemp(join(tmpdir(), 'declic-bench-ledger-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  const database = await prepareDatabase(join(folder, 'postgres'));
  try {
    const all = await contenders(database, pgbench);
    try {
      report(await measure(all), { rounds: ROUNDS, seconds: SECONDS });
    } finally {
      for (const { stop } of Object.values(all)) stop();
    }
    await database.assertSound();
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(all: Record<string, Contender>): Promise<Measurements> {
  const measurements: Measurements = new Map();
  // What is never run twice is never warm: one unmeasured round.
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const load of LOADS) {
      const rates = await turn(all, load, round);
      if (round >= 0) measurements.set(loadName(load), [...(measurements.get(loadName(load)) ?? []), rates]);
    }
    process.stderr.write(round < 0 ? 'warm\n' : `round ${round + 1} of ${ROUNDS}\n`);
  }
  return measurements;
}

async function turn(all: Record<string, Contender>, load: Load, round: number): Promise<Record<string, number>> {
  const names = Object.keys(all);
  const order = names.map((_, index) => names[(index + Math.abs(round)) % names.length]);
  const rates: Record<string, number> = {};
  for (const name of order) {
    const contender = name === undefined ? undefined : all[name];
    if (name !== undefined && contender) rates[name] = await contender.run(load, SECONDS);
  }
  return rates;
}

await main();
