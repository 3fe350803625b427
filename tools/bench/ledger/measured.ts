/** One contender under one load. Times are those that a client waits, in milliseconds. */
export interface Measured {
  /** Per second. */
  readonly rate: number;
  readonly p50?: number | undefined;
  readonly p95?: number | undefined;
  readonly p99?: number | undefined;
}
