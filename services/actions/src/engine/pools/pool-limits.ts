import { availableParallelism } from 'node:os';
import type { WorkerPoolName } from './pool-job';
import type { PlaceLimits } from './pool-places';

/** How many runs and workers a pool has, and when a worker is replaced. */
export interface PoolLimits extends PlaceLimits {
  /** Processes at a time, each with one run. One account has half of them, rounded up. */
  readonly workers: number;
  /** How many of them work at a time; the others wait for the network. One account has half of this, too. */
  readonly working: number;
  /** A worker is replaced after so many jobs. */
  readonly jobsPerWorker: number;
  /** A worker that holds more than this after a job is replaced. */
  readonly maxIdleBytes: number;
  /** A worker without a job ends after this time. */
  readonly idleMs: number;
}

/** The longest that an action may work, whatever it uses: what a crash leaves behind is given back within a minute. */
export const MAX_TIMEOUT_MS = 40_000;

/** The longest that a run waits for a worker; then it is refused and given back. */
export const MAX_WAIT_MS = 10_000;

const MB = 1024 * 1024;
const cores = availableParallelism();

/** One more than there are cores, so that an account that uses all of them leaves a worker to the next one. */
const working = cores + 1;

/** Two for one account, so that its codes do not wait for its video. */
const mediaWorkers = Math.max(2, Math.floor(cores / 2)) + 1;

/** A process of the sandbox runs one job, so that code that one user wrote never runs where another's data was. */
export const poolLimits: Readonly<Record<WorkerPoolName, PoolLimits>> = {
  worker: {
    workers: 2 * working,
    working,
    places: 64,
    placesPerAccount: 32,
    jobsPerWorker: 1_000,
    maxIdleBytes: 448 * MB,
    idleMs: 60_000,
  },
  sandbox: {
    workers: working,
    working,
    places: 32,
    placesPerAccount: 16,
    jobsPerWorker: 1,
    maxIdleBytes: 192 * MB,
    idleMs: 60_000,
  },
  picture: {
    workers: mediaWorkers,
    working: mediaWorkers,
    places: 32,
    placesPerAccount: 16,
    jobsPerWorker: 200,
    maxIdleBytes: 320 * MB,
    idleMs: 60_000,
  },
  media: {
    workers: mediaWorkers,
    working: mediaWorkers,
    places: 16,
    placesPerAccount: 8,
    jobsPerWorker: 50,
    maxIdleBytes: 400 * MB,
    idleMs: 60_000,
  },
};
