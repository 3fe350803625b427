import type { OpOutput } from '@declic/nest-kit';
import { isRemote, isShell, type RemoteManifest, type ShellManifest } from '../../pipeline/manifest';
import { listIntegrity, moduleIntegrity, pageIntegrity, programIntegrity, shellIntegrity } from '../releases/integrity';
import { canRun } from '../releases/gates/needs-gate';
import type { ChosenRelease, FallbackRelease } from './compositions.repository';

type Candidates = OpOutput<'getCandidates'>;
type ShellCandidates = NonNullable<Candidates['shell']>;
type ComposedRemote = Candidates['remotes'][number]['stable'];
type Fallback = FallbackRelease | null;

/** Nothing stands in that the stable shell cannot run: a page would only try it in vain. */
export function toCandidates(chosen: readonly ChosenRelease[]): Candidates {
  const shell = chosen.map(({ stable }) => stable).find(isShell);
  const canStandIn = (fallback: FallbackRelease) => !shell || canRun(shell, fallback);
  return {
    shell: chosen.flatMap(toShellCandidates)[0] ?? null,
    remotes: chosen.flatMap(({ fallback, ...release }) =>
      toRemoteCandidates({ ...release, fallback: fallback && canStandIn(fallback) ? fallback : null }),
    ),
  };
}

function toShellCandidates({ stable, canary, canaryPercent }: ChosenRelease): ShellCandidates[] {
  if (!isShell(stable)) return [];
  const trial =
    canary && isShell(canary) && canaryPercent !== null
      ? { percent: canaryPercent, release: toComposedShell(canary) }
      : null;
  return [{ stable: toComposedShell(stable), ...(trial && { canary: trial }) }];
}

function toComposedShell(manifest: ShellManifest): ShellCandidates['stable'] {
  const { version, owner, title, entry } = manifest;
  return { version, owner, title, entry: `/shell/${version}/${entry}`, integrity: shellIntegrity(manifest) };
}

function toRemoteCandidates({
  stable,
  canary,
  canaryPercent,
  fallback,
  withdrawn,
}: ChosenRelease): Candidates['remotes'] {
  if (!isRemote(stable)) return [];
  const trial =
    canary && isRemote(canary) && canaryPercent !== null
      ? { percent: canaryPercent, release: toComposedRemote(canary, stable, withdrawn) }
      : null;
  return [{ stable: toComposedRemote(stable, fallback, withdrawn), ...(trial && { canary: trial }) }];
}

function toComposedRemote(manifest: RemoteManifest, fallback: Fallback, withdrawn: string[]): ComposedRemote {
  const { name, version, owner, title, areas, nav, needs, preload } = manifest;
  return {
    ...{ name, version, owner, title, areas, nav, needs, preload },
    entry: entryAddress(name, manifest),
    integrity: moduleIntegrity(manifest.files),
    ...listIntegrity(manifest.files),
    ...pageIntegrity(manifest),
    ...programIntegrity(manifest),
    ...(withdrawn.length > 0 && { withdrawn }),
    ...(fallback && {
      fallback: {
        version: fallback.version,
        entry: entryAddress(name, fallback),
        needs: fallback.needs,
        ...listIntegrity(fallback.files),
      },
    }),
  };
}

function entryAddress(name: string, { version, entry }: Pick<RemoteManifest, 'version' | 'entry'>): string {
  return `/remotes/${name}/${version}/${entry}`;
}
