import type { WorkerPoolName } from './pool-job';

/**
 * For glibc: memory that V8 needed to compile large modules goes back to the system. With the data of the language detector a process
 * has 290 MB instead of 460.
 */
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '16384' };

/** Nothing of the service's own environment: what workers need to know is in their settings. */
export function workerEnvironment(pool: WorkerPoolName): NodeJS.ProcessEnv {
  return pool === 'worker' ? ALLOCATOR : {};
}
