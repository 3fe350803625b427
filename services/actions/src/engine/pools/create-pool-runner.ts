import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PoolRunner } from './pool-runner';
import type { JobContext } from './run-job';

/** The pools of the built service. Nothing is started before it is needed. */
export function createPoolRunner(context: JobContext): PoolRunner {
  return new PoolRunner({ ...context, workerFile: findWorkerFile() });
}

/** Beside `main.js`, which is the folder of this code or the one above it. */
function findWorkerFile(): string {
  const folders = [import.meta.dirname, join(import.meta.dirname, '..')];
  const files = folders.map((folder) => join(folder, 'action-worker.js'));
  return files.find((file) => existsSync(file)) ?? files.join(' or ');
}
