// `npm run bench:isolation`: p95 of `email_validate` on the event loop, alone and while bombs explode in every other pool. Without
// the database, so that what is measured is the effect of the pools on the process and its cores.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildSubject } from './build-subject.ts';
import { measure, percentile } from './measure.ts';

const ROUNDS = 3;
const LOAD = { perSecond: 200, seconds: 4 };
const GOAL = 2;

await buildSubject();
const host = fork(join(import.meta.dirname, 'host.ts'));
const [{ port }] = (await once(host, 'message')) as [{ port: number }];
await measure(port, { perSecond: 200, seconds: 2 });

const alone: number[] = [];
const beside: number[] = [];
let exploded = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  alone.push(...(await measure(port, LOAD)));
  host.send({ bombs: true });
  await pause(500);
  beside.push(...(await measure(port, LOAD)));
  host.send({ bombs: false });
  [{ exploded }] = (await once(host, 'message')) as [{ exploded: number }];
  // The last ones end at their deadline.
  await pause(2_500);
}
host.disconnect();

const show = (values: readonly number[]) =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(values, share).toFixed(2)} ms`).join('  ');
const ratio = percentile(beside, 0.95) / percentile(alone, 0.95);
console.info(`email_validate, ${LOAD.perSecond} calls a second, ${alone.length} calls each`);
console.info(`alone         ${show(alone)}`);
console.info(`beside bombs  ${show(beside)}  (${exploded} bombs exploded)`);
console.info(`p95 beside bombs is ${ratio.toFixed(2)} times that alone; the goal is below ${GOAL}`);
process.exitCode = ratio < GOAL ? 0 : 1;
