import { createHash } from 'node:crypto';
import { INTEGRITY_FILE } from '@declic/remote-kit/contract';
import { moduleIntegrity } from '../modules/releases/integrity';
import type { Manifest, RemoteManifest, ShellManifest } from '../pipeline/manifest';

/** What every file of these releases holds, so that a test can put them into a store. */
export const FILE_CONTENT = 'x';

/** A valid release.json of a remote; every test changes only what it is about. */
export function aRelease({ name = 'mf-flow', ...changes }: Partial<RemoteManifest> = {}): RemoteManifest {
  const area = name === 'mf-flow' ? '/tools/flow-content' : `/${name}`;
  return withIntegrityList({
    schema: 1,
    kind: 'remote',
    name,
    version: 'v1',
    owner: 'flow',
    title: 'Flow Content',
    areas: [{ path: area, layout: 'app', access: 'signed-in' }],
    nav: [],
    needs: { react: '19.3.1', exports: { '@declic/design-system': ['Button'] } },
    entry: 'remoteEntry.js',
    files: files('integrity.json', 'remoteEntry.js', 'assets/page.js', 'assets/rare.js'),
    preload: { '*': ['remoteEntry.js'], [area]: ['remoteEntry.js', 'assets/page.js'] },
    operations: {},
    ...changes,
  });
}

/** The `integrity.json` that a build of this manifest writes. */
export function integrityListOf({ files, preload }: Pick<RemoteManifest, 'files' | 'preload'>): string {
  return JSON.stringify({ integrity: moduleIntegrity(files), preload });
}

function withIntegrityList(manifest: RemoteManifest): RemoteManifest {
  const list = listFile(INTEGRITY_FILE, integrityListOf(manifest));
  return { ...manifest, files: manifest.files.map((file) => (file.path === INTEGRITY_FILE ? list : file)) };
}

/** A valid release.json of the shell. */
export function aShell(changes: Partial<ShellManifest> = {}): ShellManifest {
  return {
    schema: 1,
    kind: 'shell',
    name: 'shell',
    version: 's1',
    owner: 'platform',
    title: 'Shell',
    entry: 'index.html',
    files: files('index.html', 'assets/index.js'),
    offer: { react: '19.3.1', exports: { '@declic/design-system': ['Button'] } },
    ...changes,
  };
}

function files(...paths: string[]): Manifest['files'] {
  return paths.map((path) => listFile(path, FILE_CONTENT));
}

/** A file as a manifest lists it. */
export function listFile(path: string, content: string): Manifest['files'][number] {
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { path, bytes: Buffer.byteLength(content), integrity };
}
