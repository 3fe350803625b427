import type { KeptConnectionTiming } from '../database/kept-connection';

/**
 * The clock of a worker's lease, in milliseconds. A worker tells its jobs to stop at the latest `fence + timeout` after it last
 * asked and found its lock held; others take them `grace` after they saw the lock free. So `grace` must be the longer one.
 */
export interface LeaseTiming extends KeptConnectionTiming {
  readonly fence: number;
  readonly grace: number;
  /** How long a worker that takes no more jobs may still hear of one that it has taken: the longest statement. */
  readonly settle: number;
  /** How long the jobs of a worker that was replaced may go on. Longer than a mail server may be silent. */
  readonly retire: number;
  /** How often the names of queues without jobs are removed. */
  readonly collect: number;
  /** How long one try of a job may take. After that it counts as failed, so jobs that hang do not keep the worker's places. */
  readonly job: number;
}

/** Injection token of the timing; tests have a faster one. */
export const LEASE_TIMING = Symbol('LEASE_TIMING');

export const leaseTiming: LeaseTiming = {
  heartbeat: 3_000,
  timeout: 2_000,
  reconnect: 250,
  fence: 9_000,
  grace: 15_000,
  settle: 20_000,
  retire: 120_000,
  collect: 600_000,
  job: 900_000,
};
