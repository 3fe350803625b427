import { createHash } from 'node:crypto';

/** A bucket is a hundredth of a percent. */
export const BUCKETS = 10_000;

/**
 * The bucket of a visitor for one deployable: the same at every request and on every process. Deployables are hashed apart, so that
 * it is not the same visitors who get every canary.
 */
export function bucketOf(visitorId: string, deployable: string): number {
  return createHash('sha256').update(`${visitorId}\n${deployable}`).digest().readUInt32BE() % BUCKETS;
}

/** Whether a visitor is among so many percent. Who is among five percent is also among twenty. */
export function isAmongPercent(visitorId: string, deployable: string, percent: number): boolean {
  return bucketOf(visitorId, deployable) < (percent * BUCKETS) / 100;
}
