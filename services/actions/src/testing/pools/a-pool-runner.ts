import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, inject } from 'vitest';
import { PoolRunner, type PoolRunnerOptions } from '../../engine/pools/pool-runner';
import { examplePorts } from '../../engine/example-ports';
import { findAction } from './bombs';

/** Pools with the bombs as their catalogue. They end with the test. */
export function aPoolRunner(options: Partial<PoolRunnerOptions> = {}): PoolRunner {
  const folder = inject('actionWorker');
  const runner = new PoolRunner({
    find: findAction,
    ports: examplePorts,
    workerFile: join(folder, 'action-worker.js'),
    catalogue: pathToFileURL(join(folder, 'bombs.js')).href,
    ...options,
  });
  running.add(runner);
  return runner;
}

const running = new Set<PoolRunner>();

afterEach(async () => {
  await Promise.all([...running].map((runner) => runner.onApplicationShutdown()));
  running.clear();
});
