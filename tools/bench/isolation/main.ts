// `npm run bench:isolation`: p95 of `email_validate` on the event loop, alone, beside each kind of bomb in the other pools, and beside
// all of them. Without the database, so that what is measured is the effect of the pools on the process and its cores.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BombName, bombs } from './bombs.ts';
import { buildSubject } from './build-subject.ts';
import { measure, percentile } from './measure.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const LOAD = { perSecond: 200, seconds: 4 };
const GOAL = 2;
const NAME_WIDTH = 24;

await buildSubject();
const host = fork(join(import.meta.dirname, 'host.ts'));
const [{ port }] = (await once(host, 'message')) as [{ port: number }];
await measure(port, { perSecond: 200, seconds: 2 });

const names = Object.keys(bombs) as BombName[];
const cases = new Map<string, Case>(
  [...names.map((name) => [name, [name]] as const), ['all bombs at once', names] as const].map(([name, wanted]) => [
    name,
    { wanted, alone: [], beside: [], exploded: 0 },
  ]),
);
for (let round = 0; round < ROUNDS; round += 1) for (const current of cases.values()) await measurePair(current);
host.disconnect();

console.info(`email_validate, ${LOAD.perSecond} calls a second, ${LOAD.seconds * ROUNDS} s each`);
let worst = 0;
for (const [name, { alone, beside, exploded }] of cases) {
  const ratio = percentile(beside, 0.95) / percentile(alone, 0.95);
  worst = Math.max(worst, ratio);
  console.info(
    `${name.padEnd(NAME_WIDTH)} alone ${show(alone)}   beside ${show(beside)}   p95 ratio ${ratio.toFixed(2)} (${exploded} exploded)`,
  );
}
console.info(`the largest ratio is ${worst.toFixed(2)}; the goal is below ${GOAL}`);
process.exitCode = worst < GOAL ? 0 : 1;

interface Case {
  readonly wanted: readonly BombName[];
  readonly alone: number[];
  readonly beside: number[];
  exploded: number;
}

/** Each beside its own measurement alone, so that a machine that is loaded for a while changes both. */
async function measurePair(current: Case): Promise<void> {
  current.alone.push(...(await measure(port, LOAD)));
  host.send({ bombs: current.wanted });
  await pause(500);
  current.beside.push(...(await measure(port, LOAD)));
  host.send({ bombs: [] });
  const [{ exploded }] = (await once(host, 'message')) as [{ exploded: number }];
  current.exploded += exploded;
  // The last ones end at their deadline.
  await pause(2_000);
}

function show(values: readonly number[]): string {
  return [0.5, 0.95, 0.99]
    .map((share) => `p${share * 100} ${percentile(values, share).toFixed(2).padStart(6)} ms`)
    .join(' ');
}
