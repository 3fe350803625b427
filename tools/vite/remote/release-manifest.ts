import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import {
  manifestFaults,
  RELEASE_FILE,
  type ReleaseFile,
  type ReleaseManifest,
  type RemoteManifest,
} from '../../../libs/remote-kit/src/contract/index.ts';
import { calledOperations } from './called-operations.ts';
import { reactVersion } from '../front-offer.ts';
import { importFromSource } from './import-from-source.ts';
import { neededExports } from './needed-exports.ts';
import { preloadPerRoute } from './preload-per-route.ts';
import { writeIntegrityList } from './write-integrity-list.ts';

export interface ReleaseOptions {
  root: string;
  name: string;
  entry: string;
  exposed: string;
  /** The packages that the remote takes from the shell. */
  shared: readonly string[];
}

/** Written by the tools for other tools; not part of a release. */
const BUILD_LEFTOVERS = ['.vite', 'mf-stats.json'];

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
        for (const leftover of BUILD_LEFTOVERS) rmSync(join(folder, leftover), { recursive: true, force: true });
        const chunks = Object.values(bundle).filter((part): part is Rolldown.OutputChunk => part.type === 'chunk');
        const preload = await preloadPerRoute({ root, exposed, entry, chunks });
        writeIntegrityList(folder, preload);
        const files = listFiles(folder);

        const { id: _, ...declared } = manifest;
        const content: Omit<ReleaseManifest, 'version'> = {
          schema: 1,
          kind: 'remote',
          name,
          ...declared,
          needs: { react: reactVersion(), exports: neededExports(chunks, shared) },
          entry,
          files,
          preload,
          operations: calledOperations(chunks.map(({ code }) => code)),
        };
        const release: ReleaseManifest = { ...content, version: computeVersion(content) };
        writeFileSync(join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
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

function listFiles(folder: string): ReleaseFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), content: readFileSync(file) }))
    .filter(({ path }) => path !== RELEASE_FILE)
    .map(({ path, content }) => ({ path, bytes: content.byteLength, integrity: `sha384-${sha384(content)}` }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The same files, declared in the same way, are the same version, wherever and whenever they were built. */
function computeVersion(content: Omit<ReleaseManifest, 'version'>): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

function sha384(content: Buffer): string {
  return createHash('sha384').update(content).digest('base64');
}
