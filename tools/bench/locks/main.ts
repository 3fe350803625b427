import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertSound, createAccounts } from './accounts.ts';
import { measureRound, type Round } from './measure.ts';
import { report } from './report.ts';
import { settings } from './settings.ts';
import { type Replicas, startReplicas } from './start-replicas.ts';

/**
 * `npm run bench:locks`: what calls that hang on a locked account do to those of other accounts, on two replicas. Halves with and
 * without the lock take turns in one run, and only their ratio counts.
 */
async function main(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'declic-locks-'));
  // PostgreSQL may run as another user.
  await chmod(directory, 0o755);
  try {
    const replicas = await startReplicas(directory, settings.port);
    try {
      report(await measure(replicas));
      await assertSound(replicas.ownerUrl);
    } finally {
      await replicas.stop();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function measure(replicas: Replicas): Promise<Round[]> {
  const { rounds, seconds, hanging } = settings;
  // Each half has an account of its own for each replica, below every rate limit.
  const accounts = await createAccounts(replicas.ownerUrl, 1 + (rounds + 1) * 2 * replicas.origins.length);
  const next = () => {
    const account = accounts.shift();
    if (!account) throw new Error('There are too few accounts.');
    return account;
  };
  const locked = next();
  const measured: Round[] = [];
  // The first round warms up.
  for (let number = -1; number < rounds; number += 1) {
    const round = await measureRound({ replicas, others: next, locked, seconds, hanging }, number + 1);
    if (number >= 0) measured.push(round);
    process.stderr.write(number < 0 ? 'warm\n' : `round ${number + 1} of ${rounds}\n`);
  }
  return measured;
}

await main();
