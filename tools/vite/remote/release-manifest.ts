import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { manifestFaults, type RemoteManifest } from '../../../libs/remote-kit/src/contract/index.ts';
import { reactVersion } from '../front-offer.ts';
import { writeApiContract } from '../write-api-contract.ts';
import { writeRelease } from '../write-release.ts';
import { buildPageProgram } from './build-page-program.ts';
import { importFromSource } from './import-from-source.ts';
import { neededExports } from './needed-exports.ts';
import { prerenderPages } from './prerender-pages.ts';
import { preloadPerRoute } from './preload-per-route.ts';
import { writeIntegrityList } from './write-integrity-list.ts';
import { writeSitemap } from './write-sitemap.ts';

export interface ReleaseOptions {
  root: string;
  name: string;
  entry: string;
  exposed: string;
  /** The packages that the remote takes from the shell. */
  shared: readonly string[];
}

/** Writes `dist/release.json`: what the registry and the edge have to know about this version. */
export function releaseManifest({ root, name, entry, exposed, shared }: ReleaseOptions): Plugin {
  return {
    name: 'declic:release-manifest',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(output, bundle) {
        const folder = resolve(root, output.dir ?? 'dist');
        const manifest = await readManifest(root, name);
        const chunks = Object.values(bundle).filter((part): part is Rolldown.OutputChunk => part.type === 'chunk');
        const preload = await preloadPerRoute({ root, exposed, entry, chunks, shared });
        writeIntegrityList(folder, preload);
        await writeSitemap(folder, root);

        const { id: _, prerender, live, ...declared } = manifest;
        const pages = prerender && (await prerenderPages({ root, exposed, folder }));
        const program = live && (await buildPageProgram({ root, manifest, exposed, folder }));
        writeRelease(folder, {
          kind: 'remote',
          name,
          ...declared,
          needs: { react: reactVersion(), exports: neededExports(chunks, shared) },
          entry,
          preload,
          ...(pages && { pages }),
          ...(program && { livePages: { program, paths: [...live] } }),
          operations: writeApiContract(folder, chunks),
        });
      },
    },
  };
}

async function readManifest(root: string, name: string): Promise<RemoteManifest> {
  const { manifest } = await importFromSource<{ manifest?: RemoteManifest }>(root, 'src/remote.manifest.ts');
  const faults = [
    ...manifestFaults(manifest),
    ...(manifest && manifest.id !== name ? [`id must be the project's name, ${name}.`] : []),
  ];
  if (!manifest || faults.length > 0)
    throw new Error(`${name}: src/remote.manifest.ts is not right.\n${faults.join('\n')}`);
  return manifest;
}
