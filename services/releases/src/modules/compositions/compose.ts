import { createHash } from 'node:crypto';
import type { OpOutput } from '@declic/nest-kit';
import { INTEGRITY_FILE } from '@declic/remote-kit/contract';
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
    integrity: moduleIntegrity(manifest),
    ...listIntegrity(manifest),
    ...(fallback && {
      fallback: {
        version: fallback.version,
        entry: entryAddress(name, fallback.version, fallback.entry),
        needs: fallback.needs,
        ...listIntegrity(fallback),
      },
    }),
  };
}

function entryAddress(name: string, version: string, entry: string): string {
  return `/remotes/${name}/${version}/${entry}`;
}

function moduleIntegrity({ files }: Manifest): Record<string, string> {
  const modules = files.filter(({ path }) => path.endsWith('.js'));
  return Object.fromEntries(modules.map(({ path, integrity }) => [path, integrity]));
}

/** Nothing for a release that was built before there was such a list. */
function listIntegrity({ files }: Pick<Manifest, 'files'>): Pick<ComposedRemote, 'integrityList'> {
  const list = files.find(({ path }) => path === INTEGRITY_FILE);
  return list ? { integrityList: list.integrity } : {};
}
