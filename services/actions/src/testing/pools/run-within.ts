import type { ActionResult, Pool } from '../../engine/action';
import type { PoolJob } from '../../engine/pools/pool-job';
import type { PoolRunner } from '../../engine/pools/pool-runner';
import { type DeadlineOptions, withinDeadline } from '../../engine/pools/within-deadline';

export interface TimedRun extends DeadlineOptions {
  /** Whose run it is. */
  readonly account?: string;
}

/** Runs a job in a pool as the service does: with a place and a deadline. */
export async function runWithin(
  pools: PoolRunner,
  pool: Pool,
  job: PoolJob,
  { account = 'ada', ...limits }: TimedRun,
): Promise<ActionResult> {
  const place = pools.reserve(pool, account);
  place.keep();
  try {
    return await withinDeadline(limits, (deadline) => pools.run(pool, { job, place, deadline }));
  } finally {
    place.leave();
  }
}
