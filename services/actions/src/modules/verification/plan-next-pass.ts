import { isDown, type Pass } from '../metrics/health';

const MINUTE_MS = 60_000;
const REGULAR_MS = 60 * MINUTE_MS;
/** Down after three failures in a row and up after two successes: either takes minutes. */
export const RETRY_MS = 1.5 * MINUTE_MS;
/** As long as callers of an action that is down are told to wait. */
const SLOW_MS = 10 * MINUTE_MS;

/**
 * In how many milliseconds the examples of an action run again. `passes`: the latest, oldest first. `isLate`: a failure of the last one
 * was the time alone, which may be that of a busy machine; it is given half an hour before it takes the action down.
 *
 * @decision D17
 */
export function planNextPass(passes: readonly Pass[], { isLate = false } = {}): number {
  const hasFailed = passes.at(-1)?.passed === false;
  if (isDown(passes)) return hasFailed ? SLOW_MS : RETRY_MS;
  if (!hasFailed) return REGULAR_MS;
  return isLate ? SLOW_MS : RETRY_MS;
}
