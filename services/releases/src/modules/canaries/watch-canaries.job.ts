import { periodicJob } from '@declic/nest-kit';
import { WATCH_CANARIES } from './canaries.jobs';
import { CanaryWatch } from './canary-watch';

/** Looks at running canaries every five seconds, in one process of all. */
export class WatchCanariesJob extends periodicJob({
  definition: WATCH_CANARIES,
  intervalMs: 5_000,
  failure: 'Canaries could not be compared; trying again',
  provider: CanaryWatch,
  run: (watch) => watch.look(),
}) {}
