import { createHash } from 'node:crypto';
import type { OpOutput } from '@declic/nest-kit';
import type { Manifest } from '../../pipeline/manifest';
import type { ChosenRelease } from './compositions.repository';

type Composition = OpOutput<'getComposition'>;
type ComposedRemote = Composition['remotes'][number];

export function compose(chosen: readonly ChosenRelease[]): Composition {
  return { id: compositionId(chosen), remotes: chosen.map(toComposedRemote) };
}

/** The same choice has the same id on every replica. What stands in belongs to the choice. */
function compositionId(chosen: readonly ChosenRelease[]): string {
  const choice = chosen.map(
    ({ manifest, fallback }) => `${manifest.name}@${manifest.version} ${fallback?.version ?? ''}`,
  );
  return createHash('sha256').update(choice.join('\n')).digest('hex').slice(0, 16);
}

function toComposedRemote({ manifest, fallback }: ChosenRelease): ComposedRemote {
  const { name, version, owner, title, areas, nav, needs, preload } = manifest;
  const remote = { name, version, owner, title, areas, nav, needs, preload };
  return {
    ...remote,
    entry: entryAddress(name, version, manifest.entry),
    integrity: preloadedIntegrity(manifest),
    ...(fallback && {
      fallback: {
        version: fallback.version,
        entry: entryAddress(name, fallback.version, fallback.entry),
        needs: fallback.needs,
      },
    }),
  };
}

function entryAddress(name: string, version: string, entry: string): string {
  return `/remotes/${name}/${version}/${entry}`;
}

function preloadedIntegrity({ files, preload }: Manifest): Record<string, string> {
  const preloaded = new Set(Object.values(preload).flat());
  return Object.fromEntries(
    files.filter(({ path }) => preloaded.has(path)).map(({ path, integrity }) => [path, integrity]),
  );
}
