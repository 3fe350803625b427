import type { DeployableOverview } from './releases.queries';

/** A version that visitors get, with its share of them in percent. */
export interface ServedVersion {
  role: 'stable' | 'canary';
  version: string;
  share: number;
  release: DeployableOverview['releases'][number] | undefined;
  health: DeployableOverview['health'][number] | undefined;
}

/** The versions that visitors get of a deployable: none when it is retired, two during a canary. */
export function servedVersions({ choice, releases, health }: DeployableOverview): ServedVersion[] {
  if (!choice) return [];
  const canaryShare = choice.canary === null ? 0 : (choice.canary_percent ?? 0);
  const served = (role: ServedVersion['role'], version: string, share: number): ServedVersion => ({
    role,
    version,
    share: choice.retired_at === null ? share : 0,
    release: releases.find((release) => release.version === version),
    health: health.find((one) => one.version === version),
  });
  const stable = served('stable', choice.version, 100 - canaryShare);
  return choice.canary === null ? [stable] : [stable, served('canary', choice.canary, canaryShare)];
}

/** Failures as a share of the loads, to a tenth of a percent. */
export function failureRate({ loads, failed }: { loads: number; failed: number }): string {
  return loads === 0 ? '0 %' : `${((100 * failed) / loads).toFixed(1)} %`;
}

/** The beginning of a commit; `-dirty` stays, because such a build holds more than its commit. */
export function shortCommit(commit: string): string {
  return commit.replace(/^([0-9a-f]{8})[0-9a-f]*/, '$1');
}

/** A number of bytes in kB (of 1,000 bytes) or MB. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
