/** A run that has not ended so long after the time-out of its action counts as interrupted, and is given back. */
export const RUN_GRACE_MS = 10_000;

/** How often interrupted runs are looked for. */
export const SWEEP_INTERVAL_MS = 10_000;
