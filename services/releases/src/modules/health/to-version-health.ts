import type { OpOutput } from '@declic/nest-kit';
import type { VersionCounts } from './release-health.repository';

type VersionHealth = OpOutput<'getReleaseHealth'>['versions'][number];

/** @param loadsOfAll the loads of all versions of this deployable. */
export function toVersionHealth(counts: VersionCounts, loadsOfAll: number): Omit<VersionHealth, 'trial'> {
  const { name, version, role, loads, failed, lastSeenAt, percent } = counts;
  const { load, slow, contract, render, runtime, unmount, mismatch } = counts;
  return {
    name,
    version,
    role,
    loads,
    failed,
    failure_rate: toRatio(failed, loads),
    failures: { load, slow, contract, render, runtime, unmount, mismatch },
    traffic_share: toRatio(loads, loadsOfAll),
    canary_percent: percent,
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  };
}

function toRatio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
