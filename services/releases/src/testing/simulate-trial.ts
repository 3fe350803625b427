import { seededRandom } from '@declic/nest-kit/testing';
import { isLookDue, lookAt, NO_LOOKS } from '../modules/canaries/judge-canary';

export interface Simulation {
  readonly seed: number;
  /** The rates of failure. */
  readonly canary: number;
  readonly stable: number;
  /** Loads of the canary after which the simulation ends. */
  readonly mostLoads: number;
}

const CANARY_SHARE = 0.05;

/** Visitors who come one after the other; after each the registry may look. */
export function simulateTrial({ seed, canary: canaryRate, stable: stableRate, mostLoads }: Simulation) {
  const random = seededRandom(seed);
  const now = new Date(0);
  const canary = { loads: 0, failed: 0 };
  const stable = { loads: 0, failed: 0 };
  let progress = NO_LOOKS;
  while (canary.loads < mostLoads) {
    const isCanary = random() < CANARY_SHARE;
    const sample = isCanary ? canary : stable;
    sample.loads += 1;
    if (random() < (isCanary ? canaryRate : stableRate)) sample.failed += 1;
    if (!isCanary || !isLookDue(progress, canary, now)) continue;
    const look = lookAt(progress, canary, stable, now);
    if (look.isWorse) return { withdrawnAt: canary.loads };
    progress = look.progress;
  }
  return { withdrawnAt: null };
}
