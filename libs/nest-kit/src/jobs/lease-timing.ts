/**
 * The clock of a worker's lease, in milliseconds. A worker tells its jobs to stop at the latest `fence + timeout` after it last
 * asked and found its lock held; others take them `grace` after they saw the lock free. So `grace` must be the longer one.
 */
export interface LeaseTiming {
  readonly heartbeat: number;
  /** A statement or connection attempt that takes longer counts as a lost connection. */
  readonly timeout: number;
  readonly reconnect: number;
  readonly fence: number;
  readonly grace: number;
}

/** Injection token of the timing; tests have a faster one. */
export const LEASE_TIMING = Symbol('LEASE_TIMING');

export const leaseTiming: LeaseTiming = {
  heartbeat: 3_000,
  timeout: 2_000,
  reconnect: 250,
  fence: 9_000,
  grace: 15_000,
};
