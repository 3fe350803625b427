import { unmetNeeds } from '@declic/remote-kit/contract';
import { isRemote, isShell, type RemoteManifest, type ShellManifest } from '../../../pipeline/manifest';
import { describeServed, type GateReason, type ServedRelease } from './gate-reason';

/** What a remote needs and the live shell, or the one in canary, lacks. Before the first shell nothing is compared. */
export function needsOfRemote(release: RemoteManifest, served: readonly ServedRelease[]): GateReason[] {
  return served.flatMap(({ role, manifest }) => {
    if (!isShell(manifest) || role === 'fallback') return [];
    const shell = role === 'canary' ? 'shell in canary' : 'live shell';
    return toReasons(`The ${shell} cannot run ${release.name} ${release.version}.`, release, manifest);
  });
}

/** What the remotes that visitors get, or may get, need and this shell lacks. */
export function needsOfServed(shell: ShellManifest, served: readonly ServedRelease[]): GateReason[] {
  return withoutIdleFallbacks(served).flatMap((release) =>
    isRemote(release.manifest)
      ? toReasons(`The shell ${shell.version} cannot run ${describeServed(release)}.`, release.manifest, shell)
      : [],
  );
}

/** Without the versions that the live shell cannot run, and which therefore stand in for nothing. */
export function withoutIdleFallbacks(served: readonly ServedRelease[]): ServedRelease[] {
  const liveShell = served.flatMap(({ role, manifest }) => (role === 'stable' ? [manifest] : [])).find(isShell);
  return served.filter(
    ({ role, manifest }) => role !== 'fallback' || !liveShell || !isRemote(manifest) || canRun(liveShell, manifest),
  );
}

/** Whether a shell has all that a remote needs. What the live one cannot run stands in for nothing. */
export function canRun({ offer }: Pick<ShellManifest, 'offer'>, { needs }: Pick<RemoteManifest, 'needs'>): boolean {
  return unmetNeeds(needs, offer).length === 0;
}

function toReasons(sentence: string, { needs }: RemoteManifest, { offer }: ShellManifest): GateReason[] {
  const unmet = unmetNeeds(needs, offer);
  return unmet.length > 0 ? [{ code: 'needs_unmet', message: `${sentence} ${unmet.join(' ')}` }] : [];
}
