/** What `npm run bench:isolation` measures. */
export { PoolRunner } from '../../engine/pools/pool-runner';
export { runWithin } from './run-within';
