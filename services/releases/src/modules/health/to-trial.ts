import type { OpOutput } from '@declic/nest-kit';
import { alphaOfLook, LEAST_FAILED } from '../canaries/judge-canary';
import type { Trial } from '../canaries/trials.repository';

type CanaryTrial = OpOutput<'getReleaseHealth'>['versions'][number]['trial'];

export function toTrial(trial: Trial | undefined): CanaryTrial {
  if (!trial) return null;
  const { version, stableVersion, canary, stable, looks } = trial;
  return {
    started_at: trial.startedAt.toISOString(),
    canary: { version, ...canary },
    stable: { version: stableVersion, ...stable },
    least_failed: LEAST_FAILED,
    looks,
    next_look_at_loads: trial.nextLookAtLoads,
    next_alpha: alphaOfLook(looks + 1),
    last_look_at: trial.lastLookAt?.toISOString() ?? null,
    last_p: trial.lastP,
    last_alpha: looks === 0 ? null : alphaOfLook(looks),
  };
}
