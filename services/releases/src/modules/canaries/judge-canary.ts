import { fisherExactGreater } from './fisher-exact';

/** The share of canaries no worse than the stable version that is withdrawn at most, over all looks of a canary together. */
export const ALPHA = 0.01;

/** Networks in which the canary must have run, or failed, before it is compared at all. */
export const FIRST_LOOK_AT_LOADS = 20;

/** Networks in which it must have failed: so few cannot be one client, whatever the test says. */
export const LEAST_FAILED = 5;

const LOOK_AT_LEAST_EVERY_MS = 60 * 60 * 1_000;

/** The networks in which one version ran or failed during a canary. */
export interface Sample {
  readonly loads: number;
  readonly failed: number;
}

/** How far a comparison has come. */
export interface TrialProgress {
  readonly looks: number;
  readonly nextLookAtLoads: number;
  readonly lastLookAt: Date | null;
}

export interface Look {
  readonly p: number;
  /** What `p` was compared with. */
  readonly alpha: number;
  readonly isWorse: boolean;
  readonly progress: TrialProgress;
}

export const NO_LOOKS: TrialProgress = { looks: 0, nextLookAtLoads: FIRST_LOOK_AT_LOADS, lastLookAt: null };

/**
 * When to look depends on the size of the sample and on the time, never on the failures: a look that is taken because failures came
 * would find more than its share. It is due whenever the sample has doubled, and an hour after the last one.
 */
export function isLookDue({ nextLookAtLoads, lastLookAt }: TrialProgress, { loads }: Sample, now: Date): boolean {
  if (loads >= nextLookAtLoads) return true;
  return lastLookAt !== null && now.getTime() - lastLookAt.getTime() >= LOOK_AT_LEAST_EVERY_MS;
}

/**
 * Compares a canary with the stable version. Each look spends a part of alpha: the k-th one ALPHA / (k (k + 1)), which sums up to ALPHA
 * over any number of looks.
 */
export function lookAt({ looks }: TrialProgress, canary: Sample, stable: Sample, now: Date): Look {
  const look = looks + 1;
  const alpha = alphaOfLook(look);
  const p = fisherExactGreater(toProportion(canary), toProportion(stable));
  return {
    p,
    alpha,
    isWorse: canary.failed >= LEAST_FAILED && p <= alpha,
    progress: { looks: look, nextLookAtLoads: Math.max(canary.loads, FIRST_LOOK_AT_LOADS) * 2, lastLookAt: now },
  };
}

/** What the k-th look spends. */
export function alphaOfLook(look: number): number {
  return ALPHA / (look * (look + 1));
}

function toProportion({ loads, failed }: Sample) {
  return { size: loads, count: failed };
}
