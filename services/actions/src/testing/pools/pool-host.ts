import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WorkerPoolName } from '../../engine/pools/pool-job';
import { PoolRunner } from '../../engine/pools/pool-runner';
import { examplePorts } from '../../engine/example-ports';
import { findAction } from './bombs';
import { runWithin } from './run-within';

/** A process with a pool whose worker is idle or in an endless loop. It prints the worker's process id and waits to be killed. */
const [pool, slug] = process.argv.slice(2);
const folder = dirname(process.argv[1] ?? '');
const name = pool as WorkerPoolName; // what the test passes
const runner = new PoolRunner({
  find: findAction,
  ports: examplePorts,
  workerFile: join(folder, 'action-worker.js'),
  catalogue: pathToFileURL(join(folder, 'bombs.js')).href,
  limits: { [name]: { workers: 1, jobsPerWorker: 10 } },
});
const run = (action: string) =>
  runWithin(runner, name, { slug: action, input: {}, requestId: 'req_1' }, { timeoutMs: 100_000 });

const { data } = await run('process_id');
const endless = slug === 'endless' ? run('endless') : undefined;
process.stdout.write(`${String(data['pid'])}\n`);
await endless;
