import { availableParallelism } from 'node:os';
import type { WorkerPoolName } from './pool-job';

/** How many workers a pool has, and when each is replaced. */
export interface PoolLimits {
  readonly maxWorkers: number;
  /** Runs that may wait for a worker; more are refused. */
  readonly maxWaiting: number;
  /** A worker is replaced after so many jobs. */
  readonly jobsPerWorker: number;
  /** A worker that holds more than this after a job is replaced. */
  readonly maxIdleBytes: number;
  /** A worker without a job ends after this time. */
  readonly idleMs: number;
}

const MB = 1024 * 1024;
const cores = availableParallelism();

/** A process of the sandbox runs one job, so that code that one user wrote never runs where another's data was. */
export const poolLimits: Readonly<Record<WorkerPoolName, PoolLimits>> = {
  worker: { maxWorkers: cores, maxWaiting: 64, jobsPerWorker: 1_000, maxIdleBytes: 192 * MB, idleMs: 60_000 },
  sandbox: { maxWorkers: cores, maxWaiting: 32, jobsPerWorker: 1, maxIdleBytes: 192 * MB, idleMs: 60_000 },
  media: {
    // Two at least, so that a code does not wait for a video.
    maxWorkers: Math.max(2, Math.floor(cores / 2)),
    maxWaiting: 16,
    jobsPerWorker: 50,
    maxIdleBytes: 400 * MB,
    idleMs: 60_000,
  },
};
