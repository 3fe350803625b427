import { isDown, type Pass } from '../metrics/health';

const MINUTE_MS = 60_000;
const REGULAR_MS = 60 * MINUTE_MS;
/** Down after three failures in a row and up after two successes: either takes minutes. */
export const RETRY_MS = 1.5 * MINUTE_MS;
/** As long as callers of an action that is down are told to wait. */
const DOWN_MS = 10 * MINUTE_MS;

/**
 * In how many milliseconds the examples of an action run again. `passes`: the latest, oldest first.
 *
 * @decision D17
 */
export function planNextPass(passes: readonly Pass[]): number {
  const hasFailed = passes.at(-1)?.passed === false;
  if (isDown(passes)) return hasFailed ? DOWN_MS : RETRY_MS;
  return hasFailed ? RETRY_MS : REGULAR_MS;
}
