import { MAX_WAIT_MS } from '../../engine/pools/pool-limits';

/** For what comes after the work of an action: the end of a run is told again while the database is away. */
const SETTLE_MS = 6_000;

/**
 * A run that has not ended so long after the time-out of its action counts as interrupted, and is given back. Until then it may
 * wait for a worker, work, or be settled.
 */
export const RUN_GRACE_MS = MAX_WAIT_MS + SETTLE_MS;

/** How often interrupted runs are looked for. With the longest time-out and the grace, this is a minute at most. */
export const SWEEP_INTERVAL_MS = 4_000;
