import type { OpOutput } from '@declic/nest-kit';
import { isRemote, isShell, type RemoteManifest, type ShellManifest } from '../../pipeline/manifest';
import type { ChosenRelease } from './compositions.repository';

type Candidates = OpOutput<'getCandidates'>;
type ShellCandidates = NonNullable<Candidates['shell']>;
type ComposedRemote = Candidates['remotes'][number]['stable'];
type Fallback = Pick<RemoteManifest, 'version' | 'entry' | 'needs'> | null;

export function toCandidates(chosen: readonly ChosenRelease[]): Candidates {
  return { shell: chosen.flatMap(toShellCandidates)[0] ?? null, remotes: chosen.flatMap(toRemoteCandidates) };
}

function toShellCandidates({ stable, canary, canaryPercent }: ChosenRelease): ShellCandidates[] {
  if (!isShell(stable)) return [];
  const trial =
    canary && isShell(canary) && canaryPercent !== null
      ? { percent: canaryPercent, release: toComposedShell(canary) }
      : null;
  return [{ stable: toComposedShell(stable), ...(trial && { canary: trial }) }];
}

function toComposedShell({ version, owner, title, entry }: ShellManifest): ShellCandidates['stable'] {
  return { version, owner, title, entry: `/shell/${version}/${entry}` };
}

function toRemoteCandidates({ stable, canary, canaryPercent, fallback }: ChosenRelease): Candidates['remotes'] {
  if (!isRemote(stable)) return [];
  const trial =
    canary && isRemote(canary) && canaryPercent !== null
      ? { percent: canaryPercent, release: toComposedRemote(canary, stable) }
      : null;
  return [{ stable: toComposedRemote(stable, fallback), ...(trial && { canary: trial }) }];
}

function toComposedRemote(manifest: RemoteManifest, fallback: Fallback): ComposedRemote {
  const { name, version, owner, title, areas, nav, needs, preload } = manifest;
  return {
    ...{ name, version, owner, title, areas, nav, needs, preload },
    entry: entryAddress(name, manifest),
    integrity: preloadedIntegrity(manifest),
    ...(fallback && {
      fallback: { version: fallback.version, entry: entryAddress(name, fallback), needs: fallback.needs },
    }),
  };
}

function entryAddress(name: string, { version, entry }: Pick<RemoteManifest, 'version' | 'entry'>): string {
  return `/remotes/${name}/${version}/${entry}`;
}

function preloadedIntegrity({ files, preload }: RemoteManifest): Record<string, string> {
  const preloaded = new Set(Object.values(preload).flat());
  return Object.fromEntries(
    files.filter(({ path }) => preloaded.has(path)).map(({ path, integrity }) => [path, integrity]),
  );
}
